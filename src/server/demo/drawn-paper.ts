/** Tones of a drawing from light to dark: highlight, ground, second ground, middle, line and ink. */
export type Paper = { light: string; ground: string; deep: string; mid: string; line: string; ink: string }

/**
 * Greens, blues and slates of look.md alone: amber and red mean "look" and "no". All are light: on a dark page the style sheet turns a drawing's
 * lightness round and keeps its hue (`drawn` in base.css), which a dark paper would turn into a light one.
 */
export const papers: readonly [Paper, ...Paper[]] = [
  { light: '#f8fbf9', ground: '#e4efe8', deep: '#cde0d4', mid: '#a3c5b1', line: '#4d8a6c', ink: '#1b4a35' },
  { light: '#f7fafd', ground: '#e3ecf5', deep: '#cbdcec', mid: '#9fbdd9', line: '#4676a6', ink: '#1d3f63' },
  { light: '#f9fafb', ground: '#e9edf0', deep: '#d3dbe1', mid: '#aab8c3', line: '#647886', ink: '#2a3843' },
  { light: '#f6fbfb', ground: '#dfeeee', deep: '#c5dedf', mid: '#97c0c3', line: '#3f8289', ink: '#174a50' },
  { light: '#f6fbf8', ground: '#dcebe3', deep: '#bfd8cb', mid: '#8fb9a3', line: '#347257', ink: '#10382a' },
  { light: '#f6f9fc', ground: '#dde7f0', deep: '#c2d2e1', mid: '#94afc8', line: '#3d668f', ink: '#172f4b' },
]
