import type { ErrorCode } from '#domain/refusal/error-code.ts'
import type { BarePicture } from '#server/adapters/faces/port.ts'
import { type OpenPicture, workOnPicture } from '#server/pictures/open-picture.ts'
import { loadSharp } from '#server/pictures/sharp-library.ts'
import { refuse } from '#server/refuse.ts'

const typeCodes = { photo: 'photo_type', file: 'scan_type' } as const

/**
 * Works on an uploaded picture: JPEG or PNG, or BMP where it is a photograph, by its content, upright by its EXIF orientation. A file that is no picture, too large or broken is
 * refused in the form's terms; `field` is its name there. `actor` takes the turn at the gate (503 and 429 when there is no room).
 */
export function readPicture<Result>(
  bytes: Buffer,
  form: { field: 'photo' | 'file'; actor: string },
  make: (picture: OpenPicture) => Promise<Result>,
): Promise<Result> {
  return workOnPicture(
    { bytes, types: form.field === 'file' ? ['jpeg', 'png'] : ['jpeg', 'png', 'bmp'], actor: form.actor },
    fault => refuseAs(fault === 'image_type' ? typeCodes[form.field] : 'photo_unreadable', form.field),
    make,
  )
}

function refuseAs(code: ErrorCode, field: string): never {
  return refuse(code, { details: [{ field, code }] })
}

/** 95th percentile of CIELAB chroma, measured on a small copy of the stored picture: grey pictures stay under 6 (domain.md §7.2). */
export async function measureChroma({ pixels, width, height }: BarePicture): Promise<number> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(96, 96, { fit: 'fill' })
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true })
  const values = new Float32Array(data.buffer, data.byteOffset, data.byteLength / 4)
  const chroma: number[] = []
  for (let at = 0; at + 2 < values.length; at += info.channels)
    chroma.push(Math.hypot(values[at + 1] ?? 0, values[at + 2] ?? 0))
  chroma.sort((left, right) => left - right)
  return chroma[Math.floor(chroma.length * 0.95)] ?? 0
}
