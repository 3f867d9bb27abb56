import type { ProgrammeView } from './programme-view.ts'

type TrackColour = ProgrammeView['tracks'][number]['colour']

/** A track's line colour, light and dark; 3:1 contrast with the page, because it tells tracks apart. */
export const trackColours: Record<TrackColour, string> = {
  green: 'light-dark(#266649, #7cc29d)',
  blue: 'light-dark(#27578d, #8bb2d9)',
  amber: 'light-dark(#a26200, #e5b45c)',
  violet: 'light-dark(#6a4aa5, #b7a0e6)',
  rose: 'light-dark(#b03a63, #ee9ab4)',
  teal: 'light-dark(#0f7378, #6cc5c8)',
  slate: 'light-dark(#6a7885, #97a4b0)',
}
