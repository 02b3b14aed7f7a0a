import { Link } from "./link.svelte";

/** The client's one connection. */
export const connection = new Link(
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`,
);
