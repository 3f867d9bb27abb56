import { expect, it } from 'vitest'
import { unbrokenAddress } from './address-text.ts'

const shown = (text: string) => unbrokenAddress(text).replaceAll('\u00a0', '_')

it.each([
  ['119021, г. Москва, ул. Новая, д. 12, стр. 1', '119021, г._Москва, ул._Новая, д._12, стр._1'],
  ['г Москва, Зубовский б-р, дом 4, кв 17', 'г_Москва, Зубовский б-р, дом_4, кв_17'],
  [
    'Краснодарский край, пгт Сириус, пр-кт Олимпийский, влд. 3',
    'Краснодарский_край, пгт Сириус, пр-кт_Олимпийский, влд._3',
  ],
  ['Московская обл., р-н Одинцовский', 'Московская_обл., р-н_Одинцовский'],
  ['Д. 5, ОФИС 12', 'Д._5, ОФИС_12'],
  ['ПАО «Лазоревый Банк»', 'ПАО_«Лазоревый Банк»'],
  ['ООО "Север"', 'ООО_"Север"'],
  ['ИП Орлова Мария', 'ИП_Орлова Мария'],
  ['Школа № 5', 'Школа №_5'],
  ['1 Harbour Street, London', '1 Harbour Street, London'],
  ['Подвод 7, след 3', 'Подвод 7, след 3'],
  ['', ''],
])('%j is shown as %j', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

it('changes nothing the second time', () => {
  const once = unbrokenAddress('г. Тверь, ул. Советская, д. 1')
  expect(unbrokenAddress(once)).toBe(once)
})
