import { expect, it } from 'vitest'
import { checkName } from './name.ts'
import { transliterateName } from './transliteration.ts'

it.each([
  ['Щёголев', 'Shchegolev'],
  ['ЩЁГОЛЕВ', 'SHCHEGOLEV'],
  ['Юрий', 'Iurii'],
  ['Подъячев', 'Podieiachev'],
  ['Цой', 'Tsoi'],
  ['ЦОЙ', 'TSOI'],
  ['Ильич', 'Ilich'],
  ['Соловьёв', 'Solovev'],
  ['Соловье\u0308в', 'Solovev'],
  ['Наталья', 'Natalia'],
  ['Дмитрий', 'Dmitrii'],
  ['Чайковский', 'Chaikovskii'],
  ['Жанна', 'Zhanna'],
  ['Эхо', 'Ekho'],
  ['Шишкин-Хрыщ', 'Shishkin-Khryshch'],
  ['Ю', 'Iu'],
  ['ИЛЬЯ', 'ILIA'],
  ['Ян Юань', 'Ian Iuan'],
  ["Д'Артаньян", "D'Artanian"],
  ['щука', 'shchuka'],
  ['Anna', 'Anna'],
  ['', ''],
])('%j is proposed as %j', (cyrillic, latin) => {
  expect(transliterateName(cyrillic)).toBe(latin)
})

it('gives every letter of the alphabet a spelling that the Latin field takes', () => {
  for (const letter of 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя')
    expect(checkName(transliterateName(`А${letter}а`), 'latin')).toMatchObject({ ok: true })
})
