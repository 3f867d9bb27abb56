import { afterEach, expect, it } from 'vitest'
import { importFields, matchColumns } from '#domain/group/import-columns.ts'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { sampleList } from './sample-list.ts'

afterEach(() => overwriteGetLocale(() => 'ru'))

it.each([
  ['ru', ';'],
  ['en', ','],
] as const)('in %s has every column under a name by which it is read again', (locale, separator) => {
  overwriteGetLocale(() => locale)
  const text = sampleList(locale)
  expect(text.startsWith('\ufeff')).toBe(true)
  const rows = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map(line => line.split(separator))
  expect(rows.map(row => row.length)).toEqual([importFields.length, importFields.length])
  expect(matchColumns(rows)).toEqual({ ok: true, headingRow: 0, columns: [...importFields] })
})
