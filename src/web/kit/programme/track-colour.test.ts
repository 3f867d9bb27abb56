import { expect, it } from 'vitest'
import { trackColours } from './track-colour.ts'

/** The backgrounds of the lines: surface and raised, light and dark (styles/tokens.css). */
const grounds = { light: ['#ffffff', '#f6f8f9'], dark: ['#0d1317', '#161e25'] }

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left)
  return (lighter + 0.05) / (darker + 0.05)
}

it.each(Object.entries(trackColours))('the line of a %s track stands out from the page', (_, value) => {
  const [light = '', dark = ''] = value.match(/#[0-9a-f]{6}/g) ?? []
  for (const ground of grounds.light) expect(contrast(light, ground)).toBeGreaterThanOrEqual(3)
  for (const ground of grounds.dark) expect(contrast(dark, ground)).toBeGreaterThanOrEqual(3)
})

it('no two tracks look alike', () => {
  expect(new Set(Object.values(trackColours)).size).toBe(Object.keys(trackColours).length)
})
