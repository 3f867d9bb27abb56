import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listFields, matchColumns } from '#domain/import/import-columns.ts'
import { readImportRows } from '#domain/import/import-rows.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { readTableApart } from '#server/adapters/spreadsheets/table-reader.ts'
import { listedPerson, listHeadings } from '#test/factories/listed-person.ts'
import { inKoi8, inWindows1251, writeWorkbook, zipOf } from '#test/factories/spreadsheet.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { groupOf, paste, type TestGroup, upload } from './group-import-calls.ts'

const server = useTestServer()

const list = [listHeadings, listedPerson(1), listedPerson(2)]
const csv = (separator: string) => list.map(row => row.join(separator)).join('\r\n')

let made: TestGroup | null = null
async function group(): Promise<TestGroup> {
  made ??= await groupOf(server())
  return made
}

describe('is read', () => {
  test.each<[string, () => Buffer]>([
    ['XLSX', () => writeWorkbook({ rows: list })],
    ['XLSX with shared texts', () => writeWorkbook({ rows: list, shared: true })],
    ['CSV in UTF-8 with a mark and semicolons', () => Buffer.from(`\ufeff${csv(';')}`)],
    ['CSV in UTF-8 with commas', () => Buffer.from(csv(','))],
    ['CSV in Windows-1251, as Excel in Russia saves it', () => inWindows1251(csv(';'))],
    ['text in UTF-16 with tabs, as Excel calls Unicode', () => Buffer.from(`\ufeff${csv('\t')}`, 'utf16le')],
  ])('%s', async (_, file) => {
    const answer = await upload(server(), await group(), file())
    expect(answer).toMatchObject({ status: 200, body: { faults: 0 } })
    const { rows, columns } = answer.body
    expect(columns).toEqual([
      ...['lastName', 'firstName', 'middleName', 'phone', 'email', 'birthDate', 'citizenship', 'position'],
    ])
    expect(rows.map(({ number }) => number)).toEqual([2, 3])
    expect(rows[0]?.missing).toEqual([])
    expect(rows[0]?.cells).toMatchObject({
      lastName: { value: 'Кузнецов', code: null },
      latinLastName: { value: 'Kuznetsov', proposed: true },
      phone: { value: '+79851000001' },
      birthDate: { typed: '17.04.1986', value: '1986-04-17' },
      citizenship: { typed: 'Россия', value: 'RU' },
    })
  })

  test('numbers and days of a spreadsheet, and a heading that nobody knows', async () => {
    const rows = [
      ['Список'],
      ['ФИО', 'Телефон', 'Дата рождения', 'Серия паспорта', 'Номер паспорта', 'Отдел'],
      ['ОРЛОВА МАРИЯ СЕРГЕЕВНА', 79_161_234_567, { day: 31_519 }, 405, 12_345, 'ИБ'],
    ]
    const { body } = await upload(server(), await group(), writeWorkbook({ rows }))
    expect(body.headings.map(({ text, column }) => [text, column])).toEqual([
      ['ФИО', 'fullName'],
      ['Телефон', 'phone'],
      ['Дата рождения', 'birthDate'],
      ['Серия паспорта', 'passportSeries'],
      ['Номер паспорта', 'passportNumber'],
      ['Отдел', null],
    ])
    expect(body.rows[0]).toMatchObject({
      number: 3,
      missing: expect.arrayContaining(['email', 'citizenship', 'position']),
      cells: {
        lastName: { value: 'Орлова' },
        phone: { value: '+79161234567' },
        birthDate: { value: '1986-04-17', code: null },
        passportSeries: { value: '0405', code: null },
        passportNumber: { value: '012345', code: null },
      },
    })
  })

  test('what was pasted out of a spreadsheet', async () => {
    const { body } = await paste(server(), await group(), csv('\t'))
    expect(body).toMatchObject({ faults: 0, rows: [{ number: 2 }, { number: 3 }] })
  })

  test('quotes, separators and line breaks inside cells', async () => {
    const text = `Фамилия;Телефон;Должность\n"Орлова";+79161234567;"Начальник; отдел ""Щит""\nи меч"`
    const { body } = await upload(server(), await group(), Buffer.from(text))
    expect(body.rows[0]?.cells.position.value).toBe('Начальник; отдел "Щит" и меч')
  })
})

describe('tells at the cell', () => {
  test('of formulas, whose last value is never taken, and of merged cells', async () => {
    const rows = [
      ['Фамилия', 'Имя', 'Телефон', 'Должность'],
      ['Орлова', { formula: 'UPPER("мария")', value: 'МАРИЯ' }, '+79161234567', 'Аналитик'],
      ['Кузнецов', 'Пётр', '+79161234568', null],
    ]
    const { body } = await upload(server(), await group(), writeWorkbook({ rows, merged: ['D2:D3'] }))
    expect(body.faults).toBe(2)
    expect(body.rows[0]?.cells.firstName).toMatchObject({
      value: '=UPPER("мария")',
      code: 'cell_formula',
    })
    expect(body.rows.map(({ cells }) => cells.position.code)).toEqual(['cell_merged', 'cell_merged'])
    expect(JSON.stringify(body)).not.toContain('МАРИЯ')
  })

  test('of what is wrong, repeated, of another organisation or the coordinator’s own', async () => {
    const { phone } = await group()
    const text = [
      'Фамилия\tТелефон\tE-mail\tДата рождения\tИНН',
      'Орлова\t+79161234567\torlova\t17.04.2015\t7707083893',
      'Кузнецов\t8 916 123-45-67\t\t\t7799001175',
      `Соколова\t${phone}\t\t\t`,
      'Белова\t123\t\t\t=A1',
    ].join('\n')
    const { body } = await paste(server(), await group(), text)
    const codes = body.rows.map(({ cells }) =>
      Object.fromEntries(Object.entries(cells).flatMap(([field, { code }]) => (code ? [[field, code]] : []))),
    )
    expect(codes).toEqual([
      { email: 'email_format', birthDate: 'under_18', companyInn: 'group_other_company' },
      { phone: 'twice_in_list' },
      { phone: 'phone_own' },
      { phone: 'phone_format', companyInn: 'cell_formula' },
    ])
    expect(body.faults).toBe(4)
  })
})

test.each(['ru', 'en'])('our sample in %s has every column, and its examples are nobody', async locale => {
  const bytes = readFileSync(`src/web/account/group-import/parts/list-sample-${locale}.xlsx`)
  const sheet = await readTableApart({ bytes })
  const rows = sheet.ok ? sheet.rows : []
  const matched = matchColumns(rows.map(({ cells }) => cells.map(({ text }) => text)))
  expect(matched).toEqual({ ok: true, headingRow: 0, columns: [...listFields.members] })
  expect(rows.length).toBeGreaterThan(2)
  expect(matched.ok && readImportRows(rows, matched)).toEqual({ ok: false, code: 'file_empty' })
})

describe('is refused', () => {
  const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
  const sheetOf = (xml: string) => {
    const book = 'xmlns:r="http://x"'
    return zipOf({
      'xl/workbook.xml': `<workbook ${book}><sheets><sheet name="1" r:id="a"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Type="worksheet" Target="s.xml"/></Relationships>`,
      'xl/s.xml': xml,
    })
  }

  test.each<[string, ErrorCode, () => Buffer]>([
    [
      'XLSX with a password',
      'file_password',
      () => Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(90)]),
    ],
    [
      'ZIP with a password',
      'file_password',
      () => zipOf({ 'xl/workbook.xml': '<workbook/>', 'xl/_rels/workbook.xml.rels': '<a/>' }, 1),
    ],
    ['XLS of 1997', 'file_format', () => compound],
    ['a ZIP that is no spreadsheet', 'file_format', () => zipOf({ 'word/document.xml': '<a/>' })],
    ['a cut XLSX', 'file_format', () => writeWorkbook({ rows: list }).subarray(0, 700)],
    ['a picture', 'file_format', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['KOI8-R', 'file_encoding', () => inKoi8(csv(';'))],
    ['UTF-16 without its mark', 'file_encoding', () => Buffer.from(csv(';').repeat(5), 'utf16le')],
    [
      'another alphabet’s bytes',
      'file_encoding',
      () => Buffer.from('Nachname;M\xfcller\n\xe4\xf6\xfc\xdf;1', 'latin1'),
    ],
    ['people without headings', 'file_headings', () => Buffer.from('Орлова;Мария;+79161234567')],
    ['headings alone', 'file_empty', () => Buffer.from(listHeadings.join(';'))],
    ['an empty sheet', 'file_empty', () => writeWorkbook({ rows: [] })],
    [
      'XML that declares entities',
      'file_format',
      () => sheetOf('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><worksheet>&b;</worksheet>'),
    ],
    [
      'a sheet that unpacks to a gigabyte',
      'file_rows_many',
      () => sheetOf(`<worksheet><sheetData>${' '.repeat(200_000_000)}</sheetData></worksheet>`),
    ],
    [
      'a book that unpacks to a gigabyte',
      'file_format',
      () => zipOf({ 'xl/workbook.xml': Buffer.alloc(100_000_000), 'xl/_rels/workbook.xml.rels': '<a/>' }),
    ],
    ['501 people', 'file_rows_many', () => writeWorkbook({ rows: [listHeadings, ...people(501)] })],
    [
      '501 people in CSV',
      'file_rows_many',
      () => Buffer.from([listHeadings, ...people(501)].map(row => row.join(';')).join('\n')),
    ],
  ])('%s', async (_, code, file) => {
    expectRefusal(await upload(server(), await group(), file()), 422, code)
  })

  test('10,000 rows, and at once', async () => {
    const file = writeWorkbook({ rows: [listHeadings, ...people(10_000)] })
    const startedAt = performance.now()
    expectRefusal(await upload(server(), await group(), file), 422, 'file_rows_many')
    expect(performance.now() - startedAt).toBeLessThan(2500)
  })

  test('more than two megabytes', async () => {
    expectRefusal(
      await upload(server(), await group(), Buffer.alloc(2 * 1024 * 1024 + 1, 'а')),
      413,
      'file_bytes',
    )
  })

  const people = (count: number) => Array.from({ length: count }, (_, index) => listedPerson(index))
})

// Each needs its own group, because the lists per account and hour are limited.
test.each<[string, Buffer]>([
  ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n%%EOF')],
  ['a PDF with other bytes', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')],
  ['RTF', Buffer.from('{\\rtf1\\ansi Фамилия, Телефон}')],
  ['a page of the web', Buffer.from('\ufeff <!DOCTYPE html><table><tr><td>Фамилия, Телефон')],
  ['lines without a separator', Buffer.from('Орлова\nКузнецов\n')],
])('%s is no table, and is not searched for headings', async (_, file) => {
  expectRefusal(await upload(server(), await groupOf(server()), file), 422, 'file_format')
})

test('a file that would stop the app stops nobody: others are answered meanwhile', async () => {
  const slow = `Фамилия;Телефон\n${'"a""'.repeat(400_000)}`
  const reading = upload(server(), await group(), Buffer.from(slow))
  const startedAt = performance.now()
  expect((await server().call('GET', '/countries')).status).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(1500)
  expect((await reading).status).toBeLessThan(500)
})
