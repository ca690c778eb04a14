export type Signal = 'good' | 'careful' | 'bad'

type Note = { hertz: number; at: number; seconds: number; shape: OscillatorType }

/** Distinguishable by ear: two rising notes, two equal ones, one long low one. */
const notes: Record<Signal, readonly Note[]> = {
  good: [
    { hertz: 880, at: 0, seconds: 0.1, shape: 'sine' },
    { hertz: 1320, at: 0.12, seconds: 0.16, shape: 'sine' },
  ],
  careful: [
    { hertz: 520, at: 0, seconds: 0.14, shape: 'triangle' },
    { hertz: 520, at: 0.22, seconds: 0.14, shape: 'triangle' },
  ],
  bad: [{ hertz: 170, at: 0, seconds: 0.55, shape: 'sawtooth' }],
}
const shakes: Record<Signal, number[]> = { good: [60], careful: [90, 70, 90], bad: [400] }
const loudness = 0.25

let audio: AudioContext | undefined

export function giveSignal(signal: Signal, { sound, shake }: { sound: boolean; shake: boolean }): void {
  if (shake && 'vibrate' in navigator) navigator.vibrate(shakes[signal])
  if (sound) play(notes[signal])
}

function play(tune: readonly Note[]): void {
  try {
    audio ??= new AudioContext()
    void audio.resume()
    const now = audio.currentTime
    for (const { hertz, at, seconds, shape } of tune) {
      const tone = new OscillatorNode(audio, { type: shape, frequency: hertz })
      const volume = new GainNode(audio, { gain: loudness })
      volume.gain.setValueAtTime(loudness, now + at)
      volume.gain.exponentialRampToValueAtTime(0.001, now + at + seconds)
      tone.connect(volume).connect(audio.destination)
      tone.start(now + at)
      tone.stop(now + at + seconds)
    }
  } catch {
    // Without sound the screen shows the result.
  }
}
