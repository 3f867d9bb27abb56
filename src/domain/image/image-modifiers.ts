export const imageFormats = ['webp', 'avif', 'jpeg', 'png'] as const
export type ImageFormat = (typeof imageFormats)[number]

export const imageFits = ['cover', 'contain', 'inside'] as const
export type ImageFit = (typeof imageFits)[number]

/**
 * Sizes in pixels: accepted up to `clamped`, reduced to it up to `refused`, and refused above that as a mistake (product.md §7). Blur is the radius
 * of the Gauss curve.
 */
export const imageLimits = { clamped: 2560, refused: 10_000, blur: 20 } as const

const defaultQuality: Record<ImageFormat, number> = { webp: 80, avif: 60, jpeg: 82, png: 100 }

export type ImageModifiers = {
  width: number | null
  height: number | null
  format: ImageFormat
  /** 1 to 100; ignored for png, which carries 100. */
  quality: number
  fit: ImageFit
  /** `#rrggbb` behind transparent parts and around a contained picture; null keeps them transparent where the format can. */
  background: string | null
  /** 0 for no blur. */
  blur: number
}

export type ModifiersVerdict =
  | { ok: true; modifiers: ImageModifiers }
  | {
      ok: false
      code: 'image_modifier_unknown' | 'image_modifier_value'
      field: string
      parameters: { modifier: string }
    }

type Reader = (text: string, into: ImageModifiers) => boolean

const readers: Record<string, Reader> = {
  // Marks the picture as public, which all of them are (spec point 7).
  open: text => text === 'true',
  width: (text, into) => readSize(text, size => (into.width = size)),
  height: (text, into) => readSize(text, size => (into.height = size)),
  format: (text, into) => readOneOf(imageFormats, text, format => (into.format = format)),
  quality: (text, into) => readWhole(text, 1, 100, quality => (into.quality = quality)),
  fit: (text, into) => readOneOf(imageFits, text, fit => (into.fit = fit)),
  background: (text, into) => {
    const hex = /^#?([0-9a-f]{6})$/i.exec(text)?.[1]
    if (hex) into.background = `#${hex.toLowerCase()}`
    return hex !== undefined
  },
  blur: (text, into) => readWhole(text, 0, imageLimits.blur, blur => (into.blur = blur)),
}

/**
 * Reads the query of a picture's address. Only these modifiers and values are allowed, each at most once. A size that is too big is reduced; invalid
 * values are refused.
 */
export function parseImageModifiers(query: Readonly<Record<string, unknown>>): ModifiersVerdict {
  const modifiers: ImageModifiers = {
    width: null,
    height: null,
    format: 'webp',
    quality: 0,
    fit: 'cover',
    background: null,
    blur: 0,
  }
  for (const [name, value] of Object.entries(query)) {
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined
    if (!read) return refused('image_modifier_unknown', name)
    if (typeof value !== 'string' || !read(value, modifiers)) return refused('image_modifier_value', name)
  }
  if (modifiers.quality === 0 || modifiers.format === 'png')
    modifiers.quality = defaultQuality[modifiers.format]
  return { ok: true, modifiers }
}

function refused(
  code: 'image_modifier_unknown' | 'image_modifier_value',
  name: string,
): Extract<ModifiersVerdict, { ok: false }> {
  // The name is repeated in a sentence: keep it short and free of anything that could pass for markup.
  const modifier = name.replace(/[^\w-]/g, '').slice(0, 40)
  return { ok: false, code, field: modifier, parameters: { modifier: modifier === '' ? '?' : modifier } }
}

function readSize(text: string, keep: (size: number) => void): boolean {
  return readWhole(text, 1, imageLimits.refused, size => keep(Math.min(size, imageLimits.clamped)))
}

function readWhole(text: string, least: number, most: number, keep: (value: number) => void): boolean {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least && value <= most)) return false
  keep(value)
  return true
}

function readOneOf<Value extends string>(
  values: readonly Value[],
  text: string,
  keep: (value: Value) => void,
): boolean {
  const value = values.find(one => one === text)
  if (value === undefined) return false
  keep(value)
  return true
}
