// A browser may let nothing be stored, and what is stored may be nonsense.
function attempt(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

// Speaks the language chosen before, or the browser's first that we speak.
const spoken = [...document.querySelectorAll("section")];
const chosen = attempt(() => localStorage.getItem("wardroom.locale"));
const wanted = [chosen, ...navigator.languages].map((tag) => tag?.split("-")[0]);
const language = wanted.find((tag) => spoken.some((section) => section.lang === tag)) ?? "en";
for (const section of spoken) section.hidden = section.lang !== language;
document.documentElement.lang = language;

// Looks as the rest does.
const theme = attempt(() => JSON.parse(localStorage.getItem("wardroom.settings")).theme);
const wantsLight = matchMedia("(prefers-color-scheme: light)").matches;
document.documentElement.dataset.theme =
  theme === "light" || (theme !== "dark" && wantsLight) ? "light" : "dark";

// A net that is back may still lead nowhere, so the server itself is asked, now and then.
const RETRY = 3000;

async function tryAgain() {
  const answer = await fetch("/manifest.webmanifest", { cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) location.reload();
}

addEventListener("online", tryAgain);
setInterval(tryAgain, RETRY);
