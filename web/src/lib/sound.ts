// Sounds of our own, made of a few tones. They are off until somebody turns them on.

/** Frequencies in hertz, one after the other. */
const TUNES = {
  turn: [523.25, 783.99],
  chat: [659.25],
} as const;

export type Tune = keyof typeof TUNES;

/** Seconds that a tone lasts, and how loud it is. */
const LENGTH = 0.16;
const LOUD = 0.12;

let audio: AudioContext | undefined;

/** Plays a tune. A browser that has not been touched yet stays silent. */
export function play(tune: Tune): void {
  audio ??= new AudioContext();
  void audio.resume();
  const start = audio.currentTime + 0.02;
  for (const [at, frequency] of TUNES[tune].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const from = start + at * LENGTH;
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUD, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, from + LENGTH * 1.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + LENGTH * 1.7);
  }
}
