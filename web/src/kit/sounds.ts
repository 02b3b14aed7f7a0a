import { settings } from "../settings.svelte";

/** Short sounds made of a few sine waves: [frequency, start, length], times in seconds. */
const SOUNDS = {
  turn: [
    [587, 0, 0.12],
    [880, 0.1, 0.22],
  ],
  card: [[220, 0, 0.05]],
  win: [
    [523, 0, 0.15],
    [659, 0.12, 0.15],
    [784, 0.24, 0.4],
  ],
  loss: [
    [330, 0, 0.2],
    [247, 0.18, 0.4],
  ],
} as const;

let audio: AudioContext | undefined;

/** Plays a sound, if the person wants sounds. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.hasSounds) return;
  audio ??= new AudioContext();
  // Browsers let nothing sound before the first press, and phones stop it whenever something else sounds.
  if (audio.state !== "running") void audio.resume();
  for (const [frequency, start, length] of SOUNDS[name]) {
    const from = audio.currentTime + start;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.08, from);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
