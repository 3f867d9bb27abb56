import { look, type PhotographFinding, pass } from './photograph-finding.ts'

/** Colours in CIELAB: lightness 0 to 100, chroma from 0. */
export type Background = {
  /** Mean, 10th percentile and standard deviation of the lightness. */
  lightness: number
  dark: number
  spread: number
  /** Mean. */
  chroma: number
}

export type Light = {
  /** What is seen beside and above the head; null where too little is visible. */
  background: Background | null
  /** Variance of the Laplacian of the face's brightness, with the face scaled to 200 pixels wide. */
  sharpness: number
  /** Share of the face that is nearly black or white, 0 to 1. */
  clipped: number
  /** Mean brightness of the face, 0 to 255. */
  brightness: number
}

/** Starting values of domain.md §7.2: a white wall has lightness 99 and spread 4.5, a grey studio 72 and 8.9, a room spreads by 17 to 35. */
const background = { lightness: 75, dark: 60, spread: 12, chroma: 18 } as const

/** Portraits in focus measured 8 and more, the same made soft by two pixels of 480 under 3 (decision 026). */
const leastSharpness = 5

const mostClipped = 0.15

/** A dark skin in good light measures 55 and more, a fair one at a fifth of its light about 30. */
const leastBrightness = 42

/** Judges the background and the light on the face. None of it refuses a photograph, because the measurement can be wrong. */
export function judgeLight(light: Light): PhotographFinding[] {
  return [
    judgeBackground(light.background),
    light.sharpness < leastSharpness ? look('sharpness', 'blurred') : pass('sharpness'),
    light.clipped > mostClipped || light.brightness < leastBrightness
      ? look('exposure', 'exposure')
      : pass('exposure'),
  ]
}

function judgeBackground(seen: Background | null): PhotographFinding {
  if (!seen) return look('background', 'background_hidden')
  if (seen.lightness < background.lightness) return look('background', 'background_dark')
  if (seen.chroma > background.chroma) return look('background', 'background_coloured')
  const even = seen.dark >= background.dark && seen.spread <= background.spread
  return even ? pass('background') : look('background', 'background_uneven')
}
