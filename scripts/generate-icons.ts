// Draws the icons of browsers and home screens from the mark (src/web/styles/mark.svg). Run by hand when the mark changes; the files are kept in git.
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { PROJECT } from './steps.mjs'

const mark = readFileSync(`${PROJECT}src/web/styles/mark.svg`, 'utf8')
/** Larger icons can have finer lines; at 32 pixels only the shape is left. */
const drawn = (svg: string, stroke: number) => svg.replace('stroke-width="0.9"', `stroke-width="${stroke}"`)
/** Fills the square, for systems that cut their own shape; `scale` is the share of the side for the line work. */
const fullBleed = (scale: number) =>
  mark
    .replace(' rx="14"', '')
    .replace(
      'translate(5 5) scale(0.84)',
      `translate(${(32 * (1 - scale)).toFixed(2)} ${(32 * (1 - scale)).toFixed(2)}) scale(${scale})`,
    )

const icons = [
  { name: 'icon-32', side: 32, svg: drawn(mark, 1.1) },
  { name: 'icon-192', side: 192, svg: drawn(mark, 0.5) },
  { name: 'icon-512', side: 512, svg: drawn(mark, 0.36) },
  { name: 'icon-maskable-512', side: 512, svg: drawn(fullBleed(0.68), 0.42) },
  { name: 'apple-touch-icon', side: 180, svg: drawn(fullBleed(0.84), 0.5) },
]

for (const { name, side, svg } of icons) {
  const png = await sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer()
  writeFileSync(`${PROJECT}src/web/icons/${name}.png`, png)
}
