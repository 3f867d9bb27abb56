import { describe, expect, it } from 'vitest'
import type { ImportPreview } from '#contract/import.ts'
import { normalisePhone } from '#contract/phone.ts'
import { type ImportField, importFields } from '#domain/import/import-columns.ts'
import { readImportPerson } from '#domain/import/import-person.ts'
import { typedRow } from '#domain/import/import-rows.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import {
  createTableJudge,
  isRepeat,
  nextFault,
  pastedCells,
  sentRows,
  shownFields,
  type TableRow,
  tableRows,
  withFilled,
  withoutAdded,
  withPasted,
  withText,
  withTold,
} from './import-table.ts'
import { faultWords, showCell } from './parts/cell-words.ts'

const sources = {
  groupInn: null,
  normalisePhone,
  findCountry: (typed: string) => (typed === 'Россия' ? { code: 'RU', alpha3: 'RUS' } : null),
}
const judge = createTableJudge('2025-09-15', sources)

const whole = {
  lastName: 'Орлова',
  firstName: 'Мария',
  middleName: 'Сергеевна',
  phone: '+79161234567',
  email: 'orlova@mail.example',
  birthDate: '17.04.1986',
  citizenship: 'Россия',
  position: 'Аналитик',
}

/** The server's answer for these rows, with errors that only it can find. */
function preview(
  rows: Partial<Record<ImportField, string>>[],
  codes: Partial<Record<ImportField, ErrorCode>>[] = [],
): ImportPreview {
  const read = rows.map((values, index) => {
    const { cells } = readImportPerson(typedRow(index + 2, { ...whole, ...values }), sources)
    for (const [field, code] of Object.entries(codes[index] ?? {})) cells[field as ImportField].code = code
    return { number: index + 2, cells, missing: [], double: false }
  })
  return { columns: ['lastName', 'phone'], headings: [], rows: read, faults: 0 }
}

const show = (field: ImportField, value: string) => showCell(field, value, () => 'Россия')
const table = (...input: Parameters<typeof preview>): TableRow[] => tableRows(preview(...input), show)
const codesOf = (rows: readonly TableRow[]) =>
  judge(rows).map(({ cells, faults }) => Object.fromEntries(faults.map(field => [field, cells[field].code])))

describe('a table', () => {
  it('shows values as people write them, and a proposal in its own place', () => {
    const [row] = table([{}])
    expect(row?.texts).toMatchObject({
      phone: '+7 916 123-45-67',
      birthDate: '17.04.1986',
      citizenship: 'Россия',
      latinLastName: '',
    })
    expect(judge(row ? [row] : [])[0]?.cells.latinLastName.proposal).toBe('Orlova')
  })

  it('judges what it shows as the server judged what it read', () => {
    expect(codesOf(table([{}]))).toEqual([{}])
    expect(codesOf(table([{ email: 'orlova', birthDate: '17.13.86' }]))).toEqual([
      { email: 'email_format', birthDate: 'birth_date_invalid' },
    ])
  })

  it('tells of a repeat until the other row goes', () => {
    const rows = table([{}, {}])
    expect(codesOf(rows)).toEqual([{}, { phone: 'twice_in_list' }])
    expect(codesOf(rows.slice(1))).toEqual([{}])
  })

  it('keeps what the server alone knows until the cell is typed anew', () => {
    const [row] = table([{}], [{ phone: 'phone_used' }]) as [TableRow]
    expect(codesOf([row])).toEqual([{ phone: 'phone_used' }])
    expect(codesOf([withText(row, 'phone', row.texts.phone)])).toEqual([{ phone: 'phone_used' }])
    expect(codesOf([withText(row, 'email', 'new@mail.example')])).toEqual([{ phone: 'phone_used' }])
    expect(codesOf([withText(row, 'phone', '+79161234568')])).toEqual([{}])
  })

  it('asks to look at a merged cell, and takes what stands there then', () => {
    const [row] = table([{}], [{ position: 'cell_merged' }]) as [TableRow]
    expect(codesOf([row])).toEqual([{ position: 'cell_merged' }])
    expect(codesOf([withText(row, 'position', row.texts.position)])).toEqual([{}])
  })

  it('puts a refusal at its cells and loses nothing', () => {
    const rows = table([{}, { phone: '+79161234568' }])
    const told = withTold(rows, [
      { field: 'rows.1.phone', code: 'phone_used' },
      { field: 'rows.9.phone', code: 'phone_used' },
      { field: 'rows.0.salary', code: 'unknown_field' },
      { field: 'rows.0.phone', code: 'twice_in_list' },
    ])
    expect(codesOf(told)).toEqual([{}, { phone: 'phone_used' }])
    expect(told.map(({ texts }) => texts)).toEqual(rows.map(({ texts }) => texts))
  })

  it('sends what is filled in', () => {
    const [row] = table([{ position: '' }]) as [TableRow]
    const [sent] = sentRows([row])
    expect(sent?.number).toBe(2)
    expect(sent?.values).toMatchObject({ lastName: 'Орлова', role: 'participant' })
    expect(sent?.values).not.toHaveProperty('position')
  })
})

it('leads from fault to fault and begins anew', () => {
  const rows = judge(table([{ email: 'a' }, { phone: '+79161234568' }, { phone: '1', email: 'b' }]))
  const visited: string[] = []
  let place: ReturnType<typeof nextFault> = null
  for (let step = 0; step < 4; step += 1) {
    place = nextFault(rows, importFields, place)
    visited.push(`${place?.id} ${place?.field}`)
  }
  expect(visited).toEqual(['row-2 email', 'row-4 phone', 'row-4 email', 'row-2 email'])
  expect(nextFault(judge(table([{}])), importFields, null)).toBeNull()
})

it('shows columns of media where somebody is from them, and those that the list has', () => {
  const rows = table([{}])
  expect(shownFields(['companyInn'], judge(rows))).toContain('companyInn')
  expect(shownFields([], judge(rows))).not.toContain('mediaName')
  expect(shownFields([], judge(rows.map(row => withText(row, 'role', 'media'))))).toContain('mediaName')
})

describe('a passport in one column', () => {
  const shownOf = (passportNumber: string) => {
    const rows = judge(table([{ passportNumber }]))
    return { rows, shown: shownFields(['passportNumber'], rows) }
  }

  it('is shown in both of its parts', () => {
    const { rows, shown } = shownOf('45 10 123456')
    expect(shown).toEqual(expect.arrayContaining(['passportSeries', 'passportNumber']))
    expect(rows[0]?.texts).toMatchObject({ passportSeries: '4510', passportNumber: '123456' })
    expect(rows[0]?.faults).toEqual([])
  })

  it('for travel abroad is read again as it is shown', () => {
    const { rows } = shownOf('75 1234567')
    expect(rows[0]?.texts).toMatchObject({ passportSeries: '75', passportNumber: '1234567' })
    expect(rows[0]?.faults).toEqual([])
  })

  it.each(['4510 1234567', '4510', '123456'])('that is wrong, as %s, is led to', text => {
    const { rows, shown } = shownOf(text)
    expect(rows[0]?.faults).toHaveLength(1)
    expect(nextFault(rows, shown, null)).toEqual({ id: 'row-2', field: rows[0]?.faults[0] })
  })

  it.each(['нет', '-', '—'])('may be said to be absent: %s', text => {
    const { rows } = shownOf(text)
    expect(rows[0]).toMatchObject({ faults: [], texts: { passportSeries: '', passportNumber: '' } })
  })
})

it('shows every field that has a fault, whatever columns the list had', () => {
  for (const field of importFields) {
    const rows = judge(table([{}], [{}])).map(row => ({ ...row, faults: [field] }))
    expect(nextFault(rows, shownFields([], rows), null)).toEqual({ id: 'row-2', field })
  }
})

describe('many at once', () => {
  it('reads what was copied in a spreadsheet, and leaves a single value to the browser', () => {
    expect(pastedCells('Россия\tДиректор\r\nКазахстан\t\r\n')).toEqual([
      ['Россия', 'Директор'],
      ['Казахстан', ''],
    ])
    expect(pastedCells('Россия')).toBeNull()
  })

  it('fills cells to the right and down, and drops what does not fit', () => {
    const rows = table([{}, { phone: '+79161234568' }])
    const filled = withPasted(rows, { id: rows[1]?.id ?? '', fields: ['citizenship', 'position'] }, [
      ['Беларусь', 'Директор', 'лишнее'],
      ['ниже списка'],
    ])
    expect(filled[0]?.texts).toEqual(rows[0]?.texts)
    expect(filled[1]?.texts).toMatchObject({ citizenship: 'Беларусь', position: 'Директор' })
  })

  it('fills only empty cells of a column', () => {
    const rows = table([{ position: '' }, { position: 'Аналитик' }])
    expect(withFilled(rows, 'position', 'Эксперт').map(({ texts }) => texts.position)).toEqual([
      'Эксперт',
      'Аналитик',
    ])
  })

  it('knows members of the group and repeats, and which row is repeated', () => {
    const rows = judge(table([{}, {}, { phone: '+79161234569' }], [{}, {}, { phone: 'already_in_group' }]))
    expect(rows.map(isRepeat)).toEqual([false, true, true])
    expect(rows.map(({ repeats }) => repeats)).toEqual([null, 2, null])
  })

  it('keeps whoever repeats an added row as a member of the group, not as somebody new', () => {
    const rows = judge(table([{}, {}, { phone: '+79161234568' }, { phone: '' }]))
    const left = judge(withoutAdded(rows, new Set(['row-2', 'row-4'])))
    expect(left.map(({ number, cells }) => [number, cells.phone.code])).toEqual([
      [3, 'already_in_group'],
      [5, 'required'],
    ])
    expect(left.map(isRepeat)).toEqual([true, false])
    // Whose twin was not added is still told of it.
    expect(judge(withoutAdded(rows, new Set(['row-4']))).map(({ repeats }) => repeats)).toEqual([
      null,
      2,
      null,
    ])
  })

  it('puts a refusal at the row that was sent, when only the right ones were', () => {
    const rows = table([{ phone: '1' }, { phone: '+79161234568' }])
    const told = withTold(rows, [{ field: 'rows.0.phone', code: 'phone_used' }], rows.slice(1))
    expect(codesOf(told).map(codes => codes.phone)).toEqual([
      expect.not.stringMatching('phone_used'),
      'phone_used',
    ])
  })
})

it.each<[string, Parameters<typeof faultWords>[0], RegExp]>([
  ['the limit', { field: 'position', code: 'too_long', typed: 'а'.repeat(300), repeats: null }, /80/],
  ['initials', { field: 'firstName', code: 'only_cyrillic', typed: 'П.', repeats: null }, /полностью/],
  ['other letters', { field: 'firstName', code: 'only_cyrillic', typed: 'P.', repeats: null }, /кириллицей/],
  [
    'an unknown country',
    { field: 'citizenship', code: 'value_invalid', typed: 'Рассия', repeats: null },
    /Рассия/,
  ],
  ['the row', { field: 'phone', code: 'twice_in_list', typed: '+79161234567', repeats: 4 }, /4/],
])('names %s', (_, fault, words) => {
  expect(faultWords(fault, 'ru')).toMatch(words)
})
