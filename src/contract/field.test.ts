import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { draftText, guid, isoDate, kopecks, page, text } from './field.ts'

/** The value as it leaves the schema, or the codes of what is wrong. */
function judge(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  return result.success ? result.data : result.error.issues.map(issue => issue.message)
}

describe('text', () => {
  it.each<[unknown, unknown]>([
    ['  Bank ', 'Bank'],
    ['12345', '12345'],
    ['«Ёж» & Co', ['too_long']],
    ['123456', ['too_long']],
    ['', ['required']],
    ['   ', ['required']],
    [undefined, ['required']],
    [null, ['required']],
    [5, ['required']],
    ['a\0b', ['value_invalid']],
    ['a\nb', ['value_invalid']],
    ['a\u0085b', ['value_invalid']],
  ])('%j', (value, expected) => {
    expect(judge(text(5), value)).toEqual(expected)
  })
})

describe('draftText keeps what was typed', () => {
  it.each<[unknown, unknown]>([
    ['  a ', '  a '],
    ['', ''],
    [null, null],
    ['a\n\tb', 'a\n\tb'],
    ['123456', ['too_long']],
    ['a\0b', ['value_invalid']],
    ['a\u001bb', ['value_invalid']],
  ])('%j', (value, expected) => {
    expect(judge(draftText(5), value)).toEqual(expected)
  })
})

describe('isoDate', () => {
  it.each<[string, unknown]>([
    ['2026-02-18', '2026-02-18'],
    ['2024-02-29', '2024-02-29'],
    ['2025-02-29', ['value_invalid']],
    ['18.02.2026', ['value_invalid']],
    ['2026-2-18', ['value_invalid']],
  ])('%s', (value, expected) => {
    expect(judge(isoDate, value)).toEqual(expected)
  })
})

describe('kopecks', () => {
  it.each([
    ['0', true],
    ['18000000', true],
    ['999999999999999', true],
    ['9999999999999999', false],
    ['-1', false],
    ['1.5', false],
    ['', false],
  ])('%s: %s', (value, good) => {
    expect(kopecks.safeParse(value).success).toBe(good)
  })
})

it('takes a guid that is none for something that is not there', () => {
  expect(judge(guid, 'x')).toEqual(['not_found'])
  expect(judge(guid, '0198f000-0000-7000-8000-000000000001')).toBe('0198f000-0000-7000-8000-000000000001')
})

it('keeps a page of a list to its items and its cursor', () => {
  const list = page(z.object({ name: z.string() }))
  expect(
    list.parse({
      items: [{ name: 'A', secret: 1 }],
      nextCursor: null,
      total: 5,
    }),
  ).toEqual({
    items: [{ name: 'A' }],
    nextCursor: null,
  })
})
