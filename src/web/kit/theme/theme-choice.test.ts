import { expect, test } from 'vitest'
import { parseThemeChoice, themeBootScript, themeKey } from './theme-choice.ts'

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['<script>', 'system'],
  [null, 'system'],
])('stored %s means %s', (stored, choice) => {
  expect(parseThemeChoice(stored)).toBe(choice)
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['neon', undefined],
  [null, undefined],
])('the head script with stored %s puts %s on the page', (stored, theme) => {
  const dataset: { theme?: string } = {}
  const run = new Function('localStorage', 'document', themeBootScript)
  run({ getItem: (key: string) => (key === themeKey ? stored : null) }, { documentElement: { dataset } })
  expect(dataset.theme).toBe(theme)
})

test('the head script survives a closed storage', () => {
  const run = new Function('localStorage', 'document', themeBootScript)
  const closed = {
    getItem: () => {
      throw new TypeError('closed')
    },
  }
  expect(() => run(closed, { documentElement: { dataset: {} } })).not.toThrow()
})
