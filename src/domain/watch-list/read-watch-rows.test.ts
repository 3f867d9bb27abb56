import { describe, expect, it } from 'vitest'
import { matchWatchColumns, readWatchRows } from './read-watch-rows.ts'

function read(...lines: string[]) {
  const rows = lines.map((line, index) => ({
    number: index + 1,
    cells: line.split(';').map(text => (text === '=A1' ? { text, code: 'cell_formula' as const } : { text })),
  }))
  const columns = matchWatchColumns(rows.map(({ cells }) => cells.map(({ text }) => text)))
  return columns.ok ? readWatchRows(rows, columns) : columns.code
}

describe('readWatchRows', () => {
  it('reads names apart, with birth dates and remarks', () => {
    expect(
      read('Фамилия;Имя;Отчество;Дата рождения;Основание', 'ЩУКИН;Юрий;Ильич;1.05.1980;Письмо 7'),
    ).toEqual({
      people: [
        {
          number: 2,
          lastName: 'Щукин',
          firstName: 'Юрий',
          middleName: 'Ильич',
          birthDate: '1980-05-01',
          remark: 'Письмо 7',
        },
      ],
      broken: [],
    })
  })

  it('reads whole names in any script, under a title', () => {
    const found = read('Список № 4', 'ФИО', 'Щукин Юрий Ильич', 'Müller Hans')
    expect(found).toMatchObject({
      people: [
        { lastName: 'Щукин', firstName: 'Юрий', middleName: 'Ильич', birthDate: null, remark: null },
        { lastName: 'Müller', firstName: 'Hans', middleName: null },
      ],
    })
  })

  it('says of each broken row what is wrong, and keeps the good ones', () => {
    expect(
      read(
        'ФИО;ДР',
        'Щукин Юрий;1980-05-01',
        'Щукин;1980-05-01',
        'Орехов Лев;32.13.1980',
        '12345 67;',
        ';',
        'Щукин Юрий;01.05.1980',
        `${'я'.repeat(61)} Лев;`,
        '=A1;',
        '"Орехов Лев;',
      ),
    ).toMatchObject({
      people: [{ number: 2 }],
      broken: [
        { number: 3, code: 'required' },
        { number: 4, code: 'birth_date_invalid' },
        { number: 5, code: 'value_invalid' },
        { number: 7, code: 'twice_in_list' },
        { number: 8, code: 'name_length' },
        { number: 9, code: 'cell_formula' },
        { number: 10, code: 'cell_quote' },
      ],
    })
  })

  it.each([
    ['bytes that windows-1251 does not know', '\u0098\u0098я;П;'],
    ['a NUL byte', 'Щукин\0;Юрий;'],
    ['bytes that UTF-8 does not know', 'Щу\ufffdин;Юрий;'],
    ['nothing else', '\u0098;;'],
    ['them in the remark', 'Щукин;Юрий;Письмо\u0007'],
    ['them in a column without a heading', 'Щукин;Юрий;;\0'],
  ])('a row with %s is broken, and the rows beside it are read', (_what, line) => {
    expect(read('Фамилия;Имя;Основание', 'Орехов;Лев;Письмо 6', line, 'Ёлкина;Алёна;')).toMatchObject({
      people: [{ number: 2 }, { number: 4 }],
      broken: [{ number: 3, code: 'cell_unreadable' }],
    })
  })

  it('takes whole names where only half of the others has a column', () => {
    expect(read('ФИО;Фамилия', 'Щукин Юрий;')).toMatchObject({
      people: [{ lastName: 'Щукин', firstName: 'Юрий' }],
      broken: [],
    })
    expect(read('Имя;ФИО', 'Юрий;Щукин Юрий')).toMatchObject({ people: [{ lastName: 'Щукин' }], broken: [] })
  })

  it('reads rows that end early, the longest names, and the beginning of a long remark', () => {
    const found = read('ФИО;ДР;Основание', 'Щукин Юрий', `${'я'.repeat(60)} Лев;;${'п'.repeat(400)}`)
    expect(found).toMatchObject({
      people: [{ birthDate: null }, { firstName: 'Лев', remark: 'п'.repeat(300) }],
    })
  })

  it('is no list without names', () => {
    expect(read('Телефон;Адрес', '1;2')).toBe('file_headings')
    expect(read('Имя;Отчество', 'Юрий;Ильич')).toBe('file_headings')
    expect(read('Фамилия;Отчество', 'Щукин;Ильич')).toBe('file_headings')
  })
})
