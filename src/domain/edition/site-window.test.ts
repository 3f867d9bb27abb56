import { describe, expect, test } from 'vitest'
import { type SiteWindow, siteAccessAt, siteWindowFaults, windowsOf } from './site-window.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)

/** Spec point 9. */
const windows: SiteWindow[] = [
  { part: 'setUp', from: at('2025-10-05T08:00'), to: at('2025-10-07T15:00') },
  { part: 'forum', from: at('2025-10-08T08:00'), to: at('2025-10-10T20:00') },
  { part: 'dismantling', from: at('2025-10-10T20:00'), to: at('2025-10-11T20:00') },
]

const builder = { onForum: false, onMontage: true }
const stand = { onForum: true, onMontage: false }
const both = { onForum: true, onMontage: true }

test('the flag for setting up covers dismantling', () => {
  expect(windowsOf(builder, windows).map(({ part }) => part)).toEqual(['setUp', 'dismantling'])
  expect(windowsOf(stand, windows).map(({ part }) => part)).toEqual(['forum'])
})

describe('whether somebody may be on site', () => {
  test.each([
    ['a minute before the gate opens', '2025-10-05T07:59', builder, { open: false, next: windows[0]?.from }],
    ['when the gate opens', '2025-10-05T08:00', builder, { open: true, until: windows[0]?.to }],
    ['when setting up ends', '2025-10-07T15:00', builder, { open: false, next: windows[2]?.from }],
    ['a builder on a forum day', '2025-10-09T12:00', builder, { open: false, next: windows[2]?.from }],
    ['at the stand on a forum day', '2025-10-09T12:00', stand, { open: true, until: windows[1]?.to }],
    ['at the stand while it is taken down', '2025-10-10T20:00', stand, { open: false, next: null }],
    ['both, at the same moment', '2025-10-10T20:00', both, { open: true, until: windows[2]?.to }],
    ['when all is over', '2025-10-11T20:00', both, { open: false, next: null }],
    ['no flag at all', '2025-10-09T12:00', { onForum: false, onMontage: false }, { open: false, next: null }],
  ])('%s', (_when, moment, access, expected) => {
    expect(siteAccessAt(at(moment), access, windows)).toEqual(expected)
  })
})

describe('windows that cannot be', () => {
  const changed = (part: SiteWindow['part'], change: Partial<SiteWindow>) =>
    windows.map(window => (window.part === part ? { ...window, ...change } : window))

  test('those of the specification are right', () => {
    expect(siteWindowFaults(windows)).toEqual([])
  })
  test('one that ends as it begins', () => {
    expect(siteWindowFaults(changed('forum', { to: at('2025-10-08T08:00') }))).toEqual(['forum'])
  })
  test('one that begins before the last has ended', () => {
    expect(siteWindowFaults(changed('dismantling', { from: at('2025-10-10T19:59') }))).toEqual([
      'dismantling',
    ])
  })
})
