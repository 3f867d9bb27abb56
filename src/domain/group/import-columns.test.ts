import { describe, expect, it } from 'vitest'
import { matchColumns } from './import-columns.ts'

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
