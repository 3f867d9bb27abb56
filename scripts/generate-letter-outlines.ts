// Writes the outlines of the letters in the demo's drawings: the picture library only finds fonts installed on the machine, and a drawing must look
// the same everywhere.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { PROJECT } from './steps.mjs'

const { resolve } = createRequire(import.meta.url)
const font = fontkit.openSync(
  resolve('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf'),
) as fontkit.Font
const letters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя .-&+«»',
].join('')

const lines = [...letters].map(letter => {
  const { advanceWidth, path } = font.glyphForCodePoint(letter.codePointAt(0) ?? 32)
  const outline = path.toSVG().replace(/-?\d+\.\d+/g, text => String(Math.round(Number(text))))
  return `  ${JSON.stringify(letter)}: [${Math.round(advanceWidth)}, '${outline}'],`
})
writeFileSync(
  `${PROJECT}src/server/demo/letter-outlines.gen.ts`,
  `// Written by scripts/generate-letter-outlines.ts from Onest SemiBold (SIL Open Font License 1.1).
/** Units of the outlines in one em; they grow upwards. */
export const unitsPerEm = ${font.unitsPerEm}

/** Advance and outline of each letter. */
export const letterOutlines: Record<string, readonly [advance: number, outline: string]> = {
${lines.join('\n')}
}
`,
)
