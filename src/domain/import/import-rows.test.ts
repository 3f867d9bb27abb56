import { expect, it } from 'vitest'
import { importCellLength, importRowLimit, readImportRows, typedRow } from './import-rows.ts'

const sheet = (...rows: string[][]) =>
  rows.map((cells, index) => ({ number: index + 1, cells: cells.map(text => ({ text })) }))

const matched = { headingRow: 0, columns: ['lastName', null, 'phone'] as ('lastName' | 'phone' | null)[] }

it('keeps the number of the row and leaves out empty rows and foreign columns', () => {
  const rows = sheet(['Фамилия', 'Отдел', 'Телефон'], ['', 'ИБ', ''], [' Орлова ', 'ИБ', '+79161234567'])
  expect(readImportRows(rows, matched)).toEqual({
    ok: true,
    rows: [{ number: 3, cells: { lastName: { text: 'Орлова' }, phone: { text: '+79161234567' } } }],
  })
})

it.each([
  ['Орлова Мария Сергеевна', { lastName: 'Орлова', firstName: 'Мария', middleName: 'Сергеевна' }],
  ['Алиев Рашид Гасан оглы', { lastName: 'Алиев', firstName: 'Рашид', middleName: 'Гасан оглы' }],
  ['Anna Maria Müller', { latinLastName: 'Müller', latinFirstName: 'Anna Maria' }],
])('splits %j', (fullName, names) => {
  const read = readImportRows(sheet(['ФИО'], [fullName]), { headingRow: 0, columns: ['fullName'] })
  const cells = read.ok ? read.rows[0]?.cells : null
  expect(Object.fromEntries(Object.entries(cells ?? {}).map(([field, cell]) => [field, cell.text]))).toEqual(
    names,
  )
})

it('has a limit and wants somebody', () => {
  const rows = (count: number) =>
    sheet(
      ['Фамилия', '', 'Телефон'],
      ...Array.from({ length: count }, (_, index) => ['Орлова', '', `${index}`]),
    )
  expect(readImportRows(rows(importRowLimit), matched).ok).toBe(true)
  expect(readImportRows(rows(importRowLimit + 1), matched)).toEqual({ ok: false, code: 'file_rows_many' })
  expect(readImportRows(rows(0), matched)).toEqual({ ok: false, code: 'file_empty' })
})

it('takes neither totals nor a row of the sample for people', () => {
  const rows = sheet(
    ['Фамилия', '', 'Телефон'],
    ['Орлова', '', '+79161234567'],
    ['Итого: 5 чел.', '', ''],
    ['Всего', '', '5'],
    ['', 'Составил', 'Петров П. П.'],
    ['Тоталова', '', '+79161234568'],
    ['Иванова', '', '+7 9XX XXX-XX-XX'],
  )
  const read = readImportRows(rows, matched)
  expect(read.ok && read.rows.map(({ number }) => number)).toEqual([2, 6])
})

it('takes a person whose surname is a total’s word, for they have more to their name', () => {
  const columns = ['lastName', 'firstName', 'phone', 'email'] as const
  const rows = sheet([...columns], ['Всего', 'Иван', '+79161234567', 'i@example.ru'])
  const read = readImportRows(rows, { headingRow: 0, columns: [...columns] })
  expect(read.ok && read.rows.length).toBe(1)
  const total = readImportRows(sheet([...columns], ['Всего', '', '5', '7']), {
    headingRow: 0,
    columns: [...columns],
  })
  expect(total.ok).toBe(false)
})

it('reads what comes back from the table', () => {
  expect(typedRow(7, { phone: ' +79161234567 \n' })).toEqual({
    number: 7,
    cells: { phone: { text: '+79161234567' } },
  })
})

it('takes the surname of its own column before the one in a full name', () => {
  const columns = ['fullName', 'latinLastName'] as const
  const read = readImportRows(sheet([...columns], ['Орлова Мария', 'Orlova']), {
    headingRow: 0,
    columns: [...columns],
  })
  expect(read.ok && read.rows[0]?.cells).toEqual({ latinLastName: { text: 'Orlova' } })
})

it('shortens a cell that holds a whole letter', () => {
  const read = readImportRows(sheet(['Фамилия', '', 'Телефон'], ['О'.repeat(5000), '', '1']), matched)
  const length = read.ok ? read.rows[0]?.cells.lastName?.text.length : null
  expect(length).toBe(importCellLength)
})

it('tells of characters that cannot be read, at their cell', () => {
  const row = { number: 2, cells: [{ text: 'Щукин\0' }, { text: '\u0098' }, { text: '+79161234567' }] }
  const columns = ['lastName', 'firstName', 'phone'] as const
  const read = readImportRows([{ number: 1, cells: [] }, row], { headingRow: 0, columns: [...columns] })
  expect(read).toMatchObject({
    rows: [
      {
        cells: {
          lastName: { text: 'Щукин', code: 'cell_unreadable' },
          firstName: { text: '', code: 'cell_unreadable' },
          phone: { text: '+79161234567' },
        },
      },
    ],
  })
  expect(read.ok && read.rows[0]?.cells.phone?.code).toBeUndefined()
})
