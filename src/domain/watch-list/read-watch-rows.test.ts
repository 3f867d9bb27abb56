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
      ],
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
