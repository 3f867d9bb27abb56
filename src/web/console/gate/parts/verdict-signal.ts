/** What the ear and the hand are told, without a look at the screen. */
export type Signal = 'yes' | 'no' | 'ask'

type Tone = {
  /** Hertz. */
  pitch: number
  /** Seconds from the beginning, and how long. */
  at: number
  for: number
  wave: OscillatorType
}

/** Rising and clear for yes, low and rough and twice for no: told apart in wind, and by those who hear no high tones. */
const tones: Record<Signal, readonly Tone[]> = {
  yes: [
    { pitch: 784, at: 0, for: 0.11, wave: 'sine' },
    { pitch: 1175, at: 0.11, for: 0.2, wave: 'sine' },
  ],
  no: [
    { pitch: 196, at: 0, for: 0.26, wave: 'sawtooth' },
    { pitch: 165, at: 0.34, for: 0.42, wave: 'sawtooth' },
  ],
  ask: [
    { pitch: 523, at: 0, for: 0.1, wave: 'triangle' },
    { pitch: 523, at: 0.18, for: 0.1, wave: 'triangle' },
  ],
}

/** Milliseconds of shaking and of rest. */
const shakes: Record<Signal, number[]> = { yes: [70], no: [220, 90, 220, 90, 220], ask: [70, 80, 70] }

const loudness = 0.6

let context: AudioContext | null = null

/** Called by the first touch: browsers keep pages silent before one. True where sound works from now on. */
export async function unlockSound(): Promise<boolean> {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') await context.resume()
    return context.state === 'running'
  } catch {
    return false
  }
}

export function isSoundUnlocked(): boolean {
  return context?.state === 'running'
}

/** Plays and shakes; silently does less where the device can do less. */
export function give(signal: Signal, { sound }: { sound: boolean }): void {
  try {
    navigator.vibrate?.(shakes[signal])
  } catch {
    // Some browsers throw where the person has not touched the page.
  }
  if (sound && context?.state === 'running') for (const tone of tones[signal]) play(context, tone)
}

function play(audio: AudioContext, { pitch, at, for: length, wave }: Tone): void {
  const begin = audio.currentTime + at
  const source = audio.createOscillator()
  const volume = audio.createGain()
  source.type = wave
  source.frequency.value = pitch
  // Without a short rise and fall a tone clicks.
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.012)
  volume.gain.setValueAtTime(loudness, begin + length - 0.03)
  volume.gain.linearRampToValueAtTime(0, begin + length)
  source.connect(volume).connect(audio.destination)
  source.start(begin)
  source.stop(begin + length)
}
