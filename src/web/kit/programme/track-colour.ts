import { type TrackColour, trackInks } from '#domain/programme/track-ink.ts'

/** The colour of a track's mark, in the page's theme. */
export const trackColours = Object.fromEntries(
  Object.entries(trackInks).map(([colour, { light, dark }]) => [colour, `light-dark(${light}, ${dark})`]),
) as Record<TrackColour, string>
