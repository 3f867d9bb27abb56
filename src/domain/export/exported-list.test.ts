import { describe, expect, it } from 'vitest'
import { exportContents, exportedLists, isPersonalColumn, judgeExport } from './exported-list.ts'

describe('what an export asks for', () => {
  it.each([
    [['status', 'company'], null, ['company', 'status']],
    [['company', 'company'], null, ['company']],
    [['latinName', 'name'], 'для сверки списков', ['name', 'latinName']],
  ])('gives %j with purpose %j the columns %j, in the order of the list', (columns, purpose, expected) => {
    expect(judgeExport({ list: 'applications', columns, purpose })).toEqual({ ok: true, columns: expected })
  })

  it.each([
    [[], null, 'columns', 'required'],
    [['phone'], 'for the badges', 'columns', 'value_invalid'],
    [['company', '__proto__'], null, 'columns', 'value_invalid'],
    [['company', 'name'], null, 'purpose', 'required'],
    [['position'], '', 'purpose', 'required'],
  ])('refuses %j with purpose %j at %s: %s', (columns, purpose, field, code) => {
    expect(judgeExport({ list: 'applications', columns, purpose })).toEqual({ ok: false, field, code })
  })
})

it('never offers what a passport says', () => {
  expect(exportContents.passports.columns).toEqual([
    'name',
    'latinName',
    'company',
    'citizenship',
    'passportState',
    'savedAt',
  ])
})

it('names only columns of the list as personal, and names of people always', () => {
  for (const list of exportedLists) {
    const columns: readonly string[] = exportContents[list].columns
    for (const column of exportContents[list].personal) expect(columns).toContain(column)
    for (const column of columns)
      if (/^(name|latinName|people|latinPeople|coordinator|phone|to)$/.test(column))
        expect(isPersonalColumn(list, column), `${list} ${column}`).toBe(true)
  }
})
