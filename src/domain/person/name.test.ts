import { describe, expect, it } from 'vitest'
import { checkCalled, checkName } from './name.ts'

describe('checkName in Cyrillic', () => {
  it.each([
    ['Анна', 'Анна'],
    ['  Щёголев ', 'Щёголев'],
    ['Римский-Корсаков', 'Римский-Корсаков'],
    ['Римский\u2011Корсаков', 'Римский-Корсаков'],
    ['Д’Артаньян', "Д'Артаньян"],
    ['Оглы   Ибрагим', 'Оглы Ибрагим'],
    // й and ё typed as a letter and a combining mark, as some phones do.
    ['Соловье\u0308в', 'Соловьёв'],
    ['Андреи\u0306', 'Андрей'],
    ['Я', 'Я'],
    ['а'.repeat(60), 'а'.repeat(60)],
  ])('takes %j as %j', (typed, name) => {
    expect(checkName(typed, 'cyrillic')).toEqual({ ok: true, name })
  })

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u00a0', 'required'],
    ['а'.repeat(61), 'name_length'],
    ['Anna', 'only_cyrillic'],
    // One Latin letter that looks Cyrillic.
    ['Aнна', 'only_cyrillic'],
    ['Анна2', 'only_cyrillic'],
    ['-Анна', 'only_cyrillic'],
    ["'Анна", 'only_cyrillic'],
    ['Анна.', 'only_cyrillic'],
    ['Ан\nна', 'only_cyrillic'],
    ['Анна\n', 'only_cyrillic'],
    ['Ан\u0000на', 'only_cyrillic'],
    ['<b>', 'only_cyrillic'],
  ])('refuses %j with %s', (typed, code) => {
    expect(checkName(typed, 'cyrillic')).toEqual({ ok: false, code })
  })
})

describe('checkName in Latin', () => {
  it.each([
    ['Anna', 'Anna'],
    ["O'Neill", "O'Neill"],
    ['O’Neill', "O'Neill"],
    ['Jean-Luc', 'Jean-Luc'],
    ['Van der Berg', 'Van der Berg'],
  ])('takes %j as %j', (typed, name) => {
    expect(checkName(typed, 'latin')).toEqual({ ok: true, name })
  })

  it.each([
    ['', 'required'],
    ['a'.repeat(61), 'name_length'],
    ['Анна', 'only_latin'],
    // One Cyrillic letter that looks Latin.
    ['Аnna', 'only_latin'],
    ['José', 'latin_plain'],
    ['Müller', 'latin_plain'],
    ['St. John', 'latin_plain'],
    ['Kumar P.', 'latin_plain'],
    ['Müller1', 'only_latin'],
    ['Anna1', 'only_latin'],
    [' -Anna', 'only_latin'],
  ])('refuses %j with %s', (typed, code) => {
    expect(checkName(typed, 'latin')).toEqual({ ok: false, code })
  })
})

describe('checkCalled', () => {
  it.each([
    ['Ольга Ветрова', 'Ольга Ветрова'],
    ['  Olga   Vetrova ', 'Olga Vetrova'],
    ['А. С. Пушкин', 'А. С. Пушкин'],
    ['И.И. Щёголев', 'И.И. Щёголев'],
    ['Dr. Jean-Luc O’Neill Jr.', 'Dr. Jean-Luc O’Neill Jr.'],
    ['李小龙', '李小龙'],
  ])('takes %j as %j', (typed, name) => {
    expect(checkCalled(typed)).toEqual({ ok: true, name })
  })

  it.each([
    'prize.example',
    'Заберите приз https://prize.example',
    'Анна, t.me/prize',
    'Позвоните 8 900 000-00-00',
    'Анна: ',
    'mail@prize.example',
    '.',
    '',
  ])('refuses %j', typed => {
    expect(checkCalled(typed)).toEqual({ ok: false, code: 'value_invalid' })
  })
})
