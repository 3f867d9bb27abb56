export type PhotographCode =
  | 'photo_type'
  | 'photo_bytes'
  | 'photo_dimensions'
  | 'photo_square'
  | 'photo_colour'

export type CropCode = 'photo_crop' | 'photo_square' | 'photo_dimensions'

export type ImageType = 'jpeg' | 'png' | 'bmp'

/** Limits of spec point 5: at most 2 MB, at least 400 x 400 px; square within 1 %. */
export const photographLimits = { bytes: 2 * 1024 * 1024, side: 400, squareTolerance: 0.01 } as const

// CIELAB chroma of a picture's strongest colours (domain.md §7.2): below the first it looks grey, below the second nearly so.
const greyChroma = 6
const weakChroma = 12

export type PhotographFacts = {
  bytes: number
  /** By content, not by name: see `sniffImageType`. */
  type: ImageType | null
  /** Pixels, after the file's orientation tag is applied. */
  width: number
  height: number
  /** 1 or 2 for grey pictures, 3 or 4 for colour ones. */
  channels: number
  /** 95th percentile of CIELAB chroma over the picture; null where it was not measured. */
  chroma: number | null
}

/** Every rule of spec point 5 that a photograph breaks, in the order in which a person would fix them; empty when good. */
export function judgeFile(facts: PhotographFacts): PhotographCode[] {
  const codes: PhotographCode[] = []
  if (facts.type === null) codes.push('photo_type')
  if (!(facts.bytes <= photographLimits.bytes)) codes.push('photo_bytes')
  if (!(Math.min(facts.width, facts.height) >= photographLimits.side)) codes.push('photo_dimensions')
  if (!isSquare(facts)) codes.push('photo_square')
  if (photographColour(facts) === 'grey') codes.push('photo_colour')
  return codes
}

/** Whether a picture is in colour; without a measured chroma its channels decide. */
export function photographColour({
  channels,
  chroma,
}: Pick<PhotographFacts, 'channels' | 'chroma'>): 'colour' | 'weak' | 'grey' {
  if (channels < 3) return 'grey'
  if (chroma === null) return 'colour'
  if (chroma < greyChroma) return 'grey'
  return chroma < weakChroma ? 'weak' : 'colour'
}

/**
 * Checks the crop of a photograph, in whole pixels of the picture: inside it (`photo_crop`), square within 1 % (`photo_square`), at least 400 px
 * (`photo_dimensions`).
 */
export function checkCrop(
  crop: { x: number; y: number; width: number; height: number },
  picture: { width: number; height: number },
): { ok: true } | { ok: false; code: CropCode } {
  const whole = [crop.x, crop.y, crop.width, crop.height].every(Number.isSafeInteger)
  const inside =
    whole &&
    crop.x >= 0 &&
    crop.y >= 0 &&
    crop.width > 0 &&
    crop.height > 0 &&
    crop.x + crop.width <= picture.width &&
    crop.y + crop.height <= picture.height
  if (!inside) return { ok: false, code: 'photo_crop' }
  if (!isSquare(crop)) return { ok: false, code: 'photo_square' }
  return Math.min(crop.width, crop.height) < photographLimits.side
    ? { ok: false, code: 'photo_dimensions' }
    : { ok: true }
}

/** The type of a picture by its first bytes (at least 18 of them), not by its name; null for every other type. */
export function sniffImageType(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  // Many texts begin with "BM", so the size of the header that follows must be a known one.
  const header = bytes[14] ?? 0
  const known =
    [12, 40, 52, 56, 64, 108, 124].includes(header) && [15, 16, 17].every(index => bytes[index] === 0)
  return startsWith(bytes, [0x42, 0x4d]) && known ? 'bmp' : null
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte)
}

function isSquare({ width, height }: { width: number; height: number }): boolean {
  return Math.abs(width - height) <= Math.max(width, height) * photographLimits.squareTolerance
}
