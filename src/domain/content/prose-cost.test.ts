import { describe, expect, it } from 'vitest'
import { judgeProse } from './prose-cost.ts'

const refused = { ok: false, code: 'value_invalid' }

describe('what people write', () => {
  it.each([
    ['nothing', ''],
    ['a long text', `${'Words of a sentence, and more of them. '.repeat(8)}\n\n`.repeat(90)],
    ['a long list', '- **One** of [many](/program)\n'.repeat(12)],
    ['a list in paragraphs', '- **One** of [many](/program)\n\n'.repeat(120)],
    ['lists within lists', '- a\n  - b\n    - c\n      - d\n'],
    ['a quote of a quote', '> > a\n> > b\n> c\n'],
    ['a divider', 'a\n\n----------------\n\n* * *\n\nb'],
  ])('%s', (_, markdown) => {
    expect(judgeProse(markdown)).toEqual({ ok: true })
  })
})

describe('what nobody writes', () => {
  it.each([
    ['_a*', 10_000],
    ['*', 30_000],
    ['`a', 15_000],
    ['[', 30_000],
    ['[](', 10_000],
    ['<a ', 10_000],
    ['&', 30_000],
    ['\\', 30_000],
    ['>', 30_000],
    ['> a\n', 7_500],
    ['- ', 15_000],
    ['1. ', 10_000],
    ['+\t', 15_000],
    ['a\n', 15_000],
    ['a\r', 15_000],
    ['- - - - - a\n', 2_500],
  ])('%j, %i times', (unit, times) => {
    expect(judgeProse(unit.repeat(times))).toEqual(refused)
  })

  it.each([
    ['quotes', `${'>'.repeat(11)} a`, `${'>'.repeat(10)}a`],
    ['lists on one line', `${'- '.repeat(11)}a`, `${'- '.repeat(6)}a`],
    ['lists by their indent', `${' '.repeat(22)}- a`, `${' '.repeat(18)}- a`],
    ['marks of a paragraph', '*a\n'.repeat(101), '*a\n'.repeat(50)],
    ['marks of many paragraphs', '*a*\n\n'.repeat(400), '*a*\n\n'.repeat(270)],
  ])('too many %s', (_, beyond, within) => {
    expect(judgeProse(beyond)).toEqual(refused)
    expect(judgeProse(within)).toEqual({ ok: true })
  })
})
