import { expect, it } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

it.each<[bigint, string, string]>([
  [18_000_000n, 'Сто восемьдесят тысяч рублей 00 копеек', 'One hundred eighty thousand roubles 00 kopecks'],
  [
    126_102n,
    'Одна тысяча двести шестьдесят один рубль 02 копейки',
    'One thousand two hundred sixty-one roubles 02 kopecks',
  ],
  [101n, 'Один рубль 01 копейка', 'One rouble 01 kopeck'],
  [0n, 'Ноль рублей 00 копеек', 'Zero roubles 00 kopecks'],
  [211n, 'Два рубля 11 копеек', 'Two roubles 11 kopecks'],
  [100_000_100n, 'Один миллион один рубль 00 копеек', 'One million one roubles 00 kopecks'],
  [
    2_100_015_12n,
    'Два миллиона сто тысяч пятнадцать рублей 12 копеек',
    'Two million one hundred thousand fifteen roubles 12 kopecks',
  ],
  [
    99_999_999_999n,
    'Девятьсот девяносто девять миллионов девятьсот девяносто девять тысяч девятьсот девяносто девять рублей 99 копеек',
    'Nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine roubles 99 kopecks',
  ],
])('%s kopecks', (kopecks, russian, english) => {
  expect(amountInWords(kopecks, 'ru')).toBe(russian)
  expect(amountInWords(kopecks, 'en')).toBe(english)
})

it('knows no negative sum', () => {
  expect(() => amountInWords(-1n, 'ru')).toThrow(RangeError)
})
