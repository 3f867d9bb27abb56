import { describe, expect, it } from 'vitest'
import { colleagueColumns, personalColumns } from './export-personal-columns.ts'
import { exportContents, exportedLists, isPersonalColumn, judgeExport } from './exported-list.ts'

/** Days by which something is promised. */
const promises = new Set(['promisedBy', 'answerBy'])

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

describe('columns by what they tell', () => {
  const all = new Set<string>(exportedLists.flatMap(list => exportContents[list].columns))

  it('knows only columns that some list has, each once', () => {
    const judged = [...personalColumns, ...colleagueColumns]
    expect(judged.filter(column => !all.has(column))).toEqual([])
    expect(new Set(judged).size).toBe(judged.length)
  })

  it('takes names and ways to reach somebody for personal', () => {
    const named = [...all].filter(column => /name$|^(people|latinPeople|phone|email|to)$/i.test(column))
    expect(named.filter(column => !isPersonalColumn(column))).toEqual([])
  })

  it.each([
    ['name', 'latinName'],
    ['otherName', 'otherLatinName'],
    ['people', 'latinPeople'],
    ['coordinator', 'latinCoordinator'],
    ['contact', 'latinContact'],
    ['driver', 'latinDriver'],
    ['subject', 'latinSubject'],
  ])('has beside each %s %s, whatever the list', (own, latin) => {
    for (const list of exportedLists) {
      const columns: readonly string[] = exportContents[list].columns
      expect(columns.includes(latin), list).toBe(columns.includes(own))
    }
  })

  it('asks for no purpose where only colleagues are named', () => {
    const people = [...all].filter(
      column => /By$|^(owner|actor|guard)$/.test(column) && !promises.has(column),
    )
    expect(people.toSorted()).toEqual(colleagueColumns.toSorted())
    expect(people.filter(isPersonalColumn)).toEqual([])
  })

  it.each(exportedLists)('judges %s as every other list', list => {
    const columns: readonly string[] = exportContents[list].columns
    const asks = (chosen: readonly string[]) => !judgeExport({ list, columns: chosen, purpose: null }).ok
    for (const column of columns) expect(asks([column]), column).toBe(personalColumns.includes(column))
  })
})
