import type { ScanCode } from '#web/account/file/rules.ts'
import { scanLimits } from '#web/account/file/rules.ts'
import { jpegUnder } from '#web/kit/picture/jpeg-under.ts'

/**
 * Opens a chosen scan, as the server would, and redraws one whose file is too large; phone cameras make files of 4 to 8 MB. A picture that does not
 * open or is too small to read is refused before it is sent.
 */
export async function reduceScan(file: File): Promise<{ file: File } | { code: ScanCode }> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return { code: 'scan_unreadable' }
  try {
    const longest = Math.max(picture.width, picture.height)
    if (longest < scanLimits.leastSide) return { code: 'scan_small' }
    if (file.size <= scanLimits.bytes) return { file }
    const reduced = await jpegUnder(picture, file.name, scanLimits)
    return reduced ? { file: reduced } : { code: 'scan_bytes' }
  } finally {
    picture.close()
  }
}
