import { photographLimits } from '#domain/photograph/photograph-rules.ts'
import type { Picture } from './read-picture.ts'
import { readTakenDate, withTakenDate } from './taken-date.ts'

// Far more than a badge needs, yet small enough to get under the limit at the first or second try.
const longestSide = 2000
const qualities = [0.9, 0.8, 0.65]
/** More than the date needs. */
const dateBytes = 200

/**
 * Redraws a picture whose file is too large as a JPEG under the limit; phone cameras make files of 3 to 8 MB. Null when the browser cannot. The
 * rotation is already applied. Of the EXIF only the date is kept, because the rules ask for it.
 */
export async function reducePicture(picture: Picture): Promise<File | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(photographLimits.side, Math.round(picture.width * scale))
  canvas.height = Math.max(photographLimits.side, Math.round(picture.height * scale))
  const image = new Image()
  image.src = picture.url
  await image.decode()
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const taken = await readTakenDate(picture.file)
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob && blob.size <= photographLimits.bytes - dateBytes)
      return new File(
        [taken ? withTakenDate(new Uint8Array(await blob.arrayBuffer()), taken) : blob],
        `${picture.file.name.replace(/\.\w+$/, '')}.jpg`,
        { type: 'image/jpeg' },
      )
  }
  return null
}
