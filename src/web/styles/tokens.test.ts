import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** Role colours as written: `--color-<role>: light-dark(#light, #dark)`. */
const roles = new Map(
  [...css.matchAll(/--color-([a-z-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)].map(
    ([, role = '', light = '', dark = '']) => [role, { light, dark }] as const,
  ),
)

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function colour(role: string, theme: 'light' | 'dark'): string {
  const found = roles.get(role)
  if (!found) throw new TypeError(`no role ${role} in tokens.css`)
  return found[theme]
}

const GROUNDS = ['surface', 'raised', 'sunken']

/** Contrast of text with its backgrounds: 4.5. */
const TEXT: ReadonlyArray<[string, readonly string[]]> = [
  ['text', [...GROUNDS, 'accent-soft', 'positive-soft', 'attention-soft', 'negative-soft', 'info-soft']],
  ['text-quiet', [...GROUNDS, 'accent-soft']],
  ['accent-text', [...GROUNDS, 'accent-soft']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-negative', ['negative-fill', 'negative-fill-hover']],
  ['positive', [...GROUNDS, 'positive-soft']],
  ['attention', [...GROUNDS, 'attention-soft']],
  ['negative', [...GROUNDS, 'negative-soft']],
  ['info', [...GROUNDS, 'info-soft']],
]

/** Lines, icons, focus and fills against the page: 3. `hairline` only divides and is left out. */
const LINES: ReadonlyArray<[string, readonly string[]]> = [
  ['line', GROUNDS],
  ['focus', [...GROUNDS, 'accent-soft']],
  ['engraving', GROUNDS],
  ['accent', GROUNDS],
  ['negative-fill', GROUNDS],
]

const pairs = (table: ReadonlyArray<[string, readonly string[]]>) =>
  table.flatMap(([role, grounds]) =>
    grounds.flatMap(ground => [
      { role, ground, theme: 'light' as const },
      { role, ground, theme: 'dark' as const },
    ]),
  )

describe('contrast', () => {
  test.each(pairs(TEXT))('text $role on $ground, $theme', ({ role, ground, theme }) => {
    expect(contrast(colour(role, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(LINES))('line $role on $ground, $theme', ({ role, ground, theme }) => {
    expect(contrast(colour(role, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })

  test('the formula: black on white is 21, the same colour is 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#1b523a', '#1b523a')).toBe(1)
  })
})

test('every role has both themes', () => {
  const declared = [...css.matchAll(/--color-([a-z-]+):/g)]
    .map(([, role = '']) => role)
    .filter(role => role !== 'white' && role !== 'black')
  expect(declared.filter(role => !roles.has(role))).toEqual([])
})
