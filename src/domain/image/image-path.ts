/** What public pictures belong to; each is a folder of the store. */
export const imageAreas = [
  'news',
  'speakers',
  'committee',
  'partners',
  'albums',
  'videos',
  'hotels',
  'pages',
] as const
export type ImageArea = (typeof imageAreas)[number]

/** Types of stored public pictures, by file extension. */
export const storedImageTypes = { jpg: 'image/jpeg', webp: 'image/webp' } as const
export type StoredImageEnding = keyof typeof storedImageTypes

/** What the demo draws instead of keeping photographs (product.md §10). */
export const drawnKinds = ['album', 'news', 'speaker', 'partner', 'map'] as const
export type DrawnKind = (typeof drawnKinds)[number]

const storedPattern = new RegExp(`^public/(?:${imageAreas.join('|')})/[0-9a-f]{32}\\.(?:jpg|webp)$`)
const drawnPattern = new RegExp(`^drawn/(${drawnKinds.join('|')})/(en/)?([a-z0-9-]{1,40})\\.webp$`)

/** Path of an uploaded picture and its key in the store; named by its content, so it never changes. */
export function storedImagePath(area: ImageArea, sha256: string, ending: StoredImageEnding): string {
  return `public/${area}/${sha256.slice(0, 32)}.${ending}`
}

/** Path of a picture that the demo draws when it is first asked for. `seed` is 1 to 40 of a-z, 0-9 and hyphen. */
export function drawnImagePath(kind: DrawnKind, seed: string, locale: 'ru' | 'en' = 'ru'): string {
  return `drawn/${kind}/${locale === 'en' ? 'en/' : ''}${seed}.webp`
}

/** `locale` is the language of the letters in it. */
export type DrawnImage = { kind: DrawnKind; seed: string; locale: 'ru' | 'en' }

/** Reads the path of a demo drawing; null for any other path. */
export function parseDrawnImagePath(path: string): DrawnImage | null {
  const [, kind, english, seed] = drawnPattern.exec(path) ?? []
  if (!kind || !seed) return null
  return { kind: kind as DrawnKind, seed, locale: english ? 'en' : 'ru' }
}

/** Whether the demo draws it: on paper of one light tone, which a dark page may turn round. */
export function isDrawnImage(path: string): boolean {
  return path.startsWith('drawn/')
}

/** The same picture for a language's pages: drawings contain letters, uploads are the same for both. */
export function imagePathIn(path: string, locale: 'ru' | 'en'): string {
  const drawn = parseDrawnImagePath(path)
  return drawn ? drawnImagePath(drawn.kind, drawn.seed, locale) : path
}

/**
 * Whether a decoded path can name a public picture. No other key of the store has this form: scans, badges, chat files and photographs before
 * publication cannot be reached this way (product.md §7).
 */
export function judgeImagePath(
  path: string,
): { ok: true; lasting: boolean } | { ok: false; code: 'not_found' } {
  if (storedPattern.test(path)) return { ok: true, lasting: true }
  return drawnPattern.test(path) ? { ok: true, lasting: false } : { ok: false, code: 'not_found' }
}
