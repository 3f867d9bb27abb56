import { refuse } from '#server/refuse.ts'
import { workOnPicture } from './open-picture.ts'
import { outlinedText, textWidth } from './outlined-text.ts'

/** Size of the letters as a share of the longer side: small enough to read the document between the lines. */
const letterShare = 1 / 44
const slope = -24
const ink = '#a3121f'
const opacity = 0.3

/**
 * Writes who looks, and when, all over a scan, so that a picture of the screen tells where it came from. JPEG, in the size of the scan; a scan that
 * cannot be marked is not shown.
 */
export function markScan(
  jpeg: Buffer,
  { mark, actor }: { /** One line: the name and the moment. */ mark: string; actor: string },
): Promise<Buffer> {
  return workOnPicture(
    { bytes: jpeg, types: ['jpeg'], actor },
    () => refuse('not_found'),
    async picture => {
      const { width, height } = picture
      const scan = await picture.reduce({ width, height })
      return scan
        .composite([{ input: Buffer.from(markSvg(mark, { width, height })) }])
        .jpeg({ quality: 85 })
        .toBuffer()
    },
  )
}

/** The mark all over the scan, aslant and shifted from row to row, so that no part can be cut out without it. */
function markSvg(mark: string, { width, height }: { width: number; height: number }): string {
  const size = Math.max(10, Math.round(Math.max(width, height) * letterShare))
  const side = Math.ceil(Math.hypot(width, height))
  const across = Math.ceil(textWidth(mark, 'semibold', size) + size * 3)
  const down = size * 6
  const rows: string[] = []
  for (let row = 0; row * down <= side; row += 1)
    for (let x = -((row * across) / 2) % across; x <= side; x += across)
      rows.push(`<use href="#m" x="${Math.round(x)}" y="${row * down + size}"/>`)
  const line = outlinedText(mark, { x: 0, baseline: 0, size, cut: 'semibold', fill: ink })
  const middle = `${width / 2} ${height / 2}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><g id="m">${line}</g></defs>
<g opacity="${opacity}" transform="rotate(${slope} ${middle}) translate(${(width - side) / 2} ${(height - side) / 2})">${rows.join('')}</g></svg>`
}
