const qualities = [0.9, 0.8, 0.65]

type Limits = {
  /** Pixels; a longer side is scaled down to it. */
  longestSide: number
  bytes: number
}

/** An opened picture as a JPEG file under these limits, named as the file it came from; null where the browser cannot. */
export async function jpegUnder(picture: ImageBitmap, name: string, limits: Limits): Promise<File | null> {
  const scale = Math.min(1, limits.longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob && blob.size <= limits.bytes)
      return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
  }
  return null
}
