import type { WrittenCell } from './spreadsheet.ts'

export const listHeadings = [
  'Фамилия',
  'Имя',
  'Отчество',
  'Телефон',
  'E-mail',
  'Дата рождения',
  'Гражданство',
  'Должность',
]

/** A person of an imported list with a complete form; `index` makes phone and e-mail unique. */
export function listedPerson(index: number): WrittenCell[] {
  return [
    'Кузнецов',
    'Пётр',
    'Ильич',
    listedPhone(index),
    `p${index}@mail.example`,
    '17.04.1986',
    'Россия',
    'Аналитик SOC',
  ]
}

export function listedPhone(index: number): string {
  return `+7985${String(1_000_000 + index).padStart(7, '0')}`
}
