// Cuts the fonts of the first screen out of Onest (SIL Open Font License 1.1): only the characters that nearly every page has, only the weights in
// use. What they leave out comes from the package's whole subsets when a page has it (src/web/styles/font.css, decision 013).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { PROJECT } from './steps.mjs'

const { resolve } = createRequire(import.meta.url)

/** Regular to bold. */
const weights = { wght: { min: 400, max: 700, default: 400 } }

const cuts = {
  russian: { from: 'cyrillic', characters: `${range('А', 'я')}Ёё№` },
  latin: { from: 'latin', characters: range('A', 'Z') + range('a', 'z') },
  figures: {
    from: 'latin',
    characters: `${range(' ', '@')}${range('[', '`')}${range('{', '~')}\u00a0§©«°·»×–—‘’“”„•…−`,
  },
  rouble: { from: 'latin-ext', characters: '₽' },
}

for (const [name, { from, characters }] of Object.entries(cuts)) {
  const whole = readFileSync(resolve(`@fontsource-variable/onest/files/onest-${from}-wght-normal.woff2`))
  const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: weights })
  writeFileSync(`${PROJECT}src/web/styles/onest-${name}.woff2`, cut)
  console.log(`${name}: ${whole.length} bytes became ${cut.length}`)
}

/** All characters from one to another. */
function range(first, last) {
  const [from, to] = [first.codePointAt(0), last.codePointAt(0)]
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
