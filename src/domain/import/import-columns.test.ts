import { describe, expect, it } from 'vitest'
import { chooseColumns, isRowCount, matchColumns } from './import-columns.ts'

describe('headings', () => {
  it.each<[string, string[], (string | null)[]]>([
    [
      'Russian',
      ['Фамилия', 'Имя', 'Отчество', 'Телефон', 'E-mail', 'Дата рождения', 'Гражданство', 'Должность'],
      ['lastName', 'firstName', 'middleName', 'phone', 'email', 'birthDate', 'citizenship', 'position'],
    ],
    [
      'English',
      ['Last name', 'First name', 'Phone', 'Date of birth', 'Citizenship', 'Job title'],
      ['lastName', 'firstName', 'phone', 'birthDate', 'citizenship', 'position'],
    ],
    [
      'in other words, cases and with remarks',
      ['ФИО *', 'Моб. телефон', 'ДАТА  РОЖДЕНИЯ (дд.мм.гггг)', 'Эл. почта', 'ИНН организации'],
      ['fullName', 'phone', 'birthDate', 'email', 'companyInn'],
    ],
    [
      'cut short',
      ['ФИО полностью', 'Конт. тел.', 'Д/рожд.', 'Гражд-во', 'Долж-ть'],
      ['fullName', 'phone', 'birthDate', 'citizenship', 'position'],
    ],
    [
      'of documents and media',
      ['Фамилия латиницей', 'Имя (лат.)', 'Серия паспорта', 'Номер паспорта', 'СМИ', 'Сайт СМИ', 'Роль'],
      ['latinLastName', 'firstName', 'passportSeries', 'passportNumber', 'mediaName', 'mediaWebsite', 'role'],
    ],
    [
      'with columns that nobody asked for, and one twice',
      ['№', 'Фамилия', 'Отдел', 'Телефон', 'Телефон'],
      [null, 'lastName', null, 'phone', null],
    ],
  ])('%s', (_, headings, columns) => {
    expect(matchColumns([headings])).toEqual({ ok: true, headingRow: 0, columns })
  })

  it('stand under a title', () => {
    expect(matchColumns([['Список участников'], [''], ['Фамилия', 'Телефон']])).toMatchObject({
      headingRow: 2,
    })
  })

  it.each<[string, string[][]]>([
    ['people without headings', [['Орлова', 'Мария', '+79161234567']]],
    ['one known word', [['Телефон', 'Отдел']]],
    ['no name and no phone', [['Имя', 'Должность']]],
    [
      'headings below the thirteenth row',
      [...Array.from({ length: 12 }, () => ['']), ['Фамилия', 'Телефон']],
    ],
    ['nothing', []],
  ])('are missed: %s', (_, rows) => {
    expect(matchColumns(rows)).toEqual({ ok: false, code: 'file_headings' })
  })
})

describe('unknown headings', () => {
  it.each([
    ['№', true],
    ['№ п/п', true],
    ['No.', true],
    ['', true],
    ['Номер', false],
    ['Подразделение', false],
  ])('%j only counts the rows: %s', (heading, counts) => {
    expect(isRowCount(heading)).toBe(counts)
  })

  it('are offered to be named', () => {
    expect(
      matchColumns([
        ['Кто', 'Как позвонить'],
        ['Орлова Мария', '+79161234567'],
      ]),
    ).toEqual({
      ok: true,
      headingRow: 0,
      columns: [null, null],
    })
  })

  it('are named by the coordinator, each once', () => {
    const found = { headingRow: 0, columns: ['lastName', null, null] as ('lastName' | null)[] }
    expect(chooseColumns(found, ['fullName', 'phone', 'phone'])).toEqual({
      headingRow: 0,
      columns: ['fullName', 'phone', null],
    })
  })
})
