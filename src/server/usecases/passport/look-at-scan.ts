import { judgeScan, type ScanFacts, type ScanFinding, type ScanPage } from '#domain/passport/scan-finding.ts'
import { type BarePicture, seenSide } from '#server/adapters/faces/port.ts'
import { loadSharp } from '#server/pictures/sharp-library.ts'
import type { Needs } from '#server/use-case.ts'
import { barePixels } from '../photograph/cut-picture.ts'
import { lookForFaces } from '../photograph/look-for-faces.ts'

/** The side of the copy on which a scan is measured; the bounds of `judgeScan` hold for it. */
const measuredSide = 800

export type MeasuredScan = Pick<ScanFacts, 'brightness' | 'contrast' | 'sharpness'> & { bare: BarePicture }

/** Measures a scan as it is stored. Call it inside the gate of pictures. */
export async function measureScan(jpeg: Buffer): Promise<MeasuredScan> {
  const sharp = await loadSharp()
  // Statistics are of the input, so the small copy has to be written first.
  const grey = await sharp(jpeg)
    .resize(measuredSide, measuredSide, { fit: 'inside' })
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { sharpness, channels } = await sharp(grey).stats()
  const bare = await barePixels(sharp(jpeg).resize(seenSide, seenSide, { fit: 'inside' }))
  return { sharpness, contrast: channels[0]?.stdev ?? 0, brightness: channels[0]?.mean ?? 0, bare }
}

/** What the person should look at before leaving the page so. Nothing of it is kept. */
export async function lookAtScan(
  needs: Needs<'faces' | 'log'>,
  { bare, ...measured }: MeasuredScan,
  page: ScanPage,
): Promise<ScanFinding[]> {
  const seen = await lookForFaces(needs, bare, 'scene')
  return judgeScan({ ...measured, page, faces: seen?.faces ?? null, height: bare.height })
}
