import { setStage } from "./stage";

setStage();
