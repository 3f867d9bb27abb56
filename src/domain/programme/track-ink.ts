import type { trackColours } from '../content/content-choice.ts'

export type TrackColour = (typeof trackColours)[number]

/**
 * The colour of a track's mark on a light and on a dark ground: hues between green and blue, because amber and red mean "look" and "no". The track's
 * name always stands beside it.
 */
export const trackInks: Record<TrackColour, { light: string; dark: string }> = {
  green: { light: '#266649', dark: '#7cc29d' },
  blue: { light: '#27578d', dark: '#8bb2d9' },
  moss: { light: '#5c7016', dark: '#b3c86a' },
  indigo: { light: '#4a4e9e', dark: '#a9acec' },
  sky: { light: '#1d76a2', dark: '#7fc4e8' },
  teal: { light: '#0f7378', dark: '#6cc5c8' },
  slate: { light: '#6a7885', dark: '#97a4b0' },
}
