import { type DrawnImage, type DrawnKind, drawnImagePath } from '#domain/image/image-path.ts'

/** Pixels of each kind of drawing. */
export const drawnSizes: Record<DrawnKind, { width: number; height: number }> = {
  album: { width: 960, height: 640 },
  news: { width: 960, height: 540 },
  speaker: { width: 640, height: 640 },
  partner: { width: 480, height: 240 },
  map: { width: 960, height: 540 },
}

/** The most that a path can carry: 63 bytes, or 31 Cyrillic letters. */
const titleBytes = 63

/**
 * Reference to a picture that the demo draws on first request. `seed` (a-z, 0-9, hyphen, at most 40) determines its look; `title` is the speaker's
 * name, shown as initials, or the partner's word-mark; `latin` is the speaker's name on English pages.
 */
export function drawnPicture(
  kind: DrawnKind,
  seed: string,
  { title = '', latin = '' }: { title?: string; latin?: string } = {},
): { path: string; width: number; height: number } {
  const initials = [title, latin].map(initialsOf).filter(Boolean).join(' ')
  const shown = kind === 'speaker' ? initials : kind === 'partner' ? title : ''
  return { path: drawnImagePath(kind, seed, encodeTitle(shown)), ...drawnSizes[kind] }
}

/** The letters shown in a drawing. */
export function shownTitle({ kind, title, locale }: DrawnImage): string {
  const text = Buffer.from(title ?? '', 'base64url').toString('utf8')
  if (kind !== 'speaker') return text
  const [cyrillic = '', latin = cyrillic] = text.split(' ')
  return locale === 'en' ? latin : cyrillic
}

function encodeTitle(title: string): string {
  let shown = title
  while (Buffer.byteLength(shown) > titleBytes) shown = shown.slice(0, -1)
  return Buffer.from(shown.trim()).toString('base64url')
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(word => /^\p{L}/u.test(word))
  return words
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')
}
