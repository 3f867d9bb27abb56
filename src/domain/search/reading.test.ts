import { expect, test } from 'vitest'
import { queryWords } from './reading.ts'

test.each([
  ['пен-тест', [['пентест', ['пен', 'тест']]]],
  [
    'пен тест',
    [
      ['пен', []],
      ['тест', []],
    ],
  ],
  [
    'сим-карта в Wi‑Fi',
    [
      ['симкарта', ['сим', 'карта']],
      ['wifi', ['wi', 'fi']],
    ],
  ],
  ['анти-фрод-система', [['антифродсистема', ['анти', 'фрод', 'система']]]],
  ['<script>банк</script>', [['банк', []]]],
  ['<b>', []],
  ['что такое', [['такое', []]]],
])('%s', (query, words) => {
  expect(queryWords(query).map(({ word, pieces }) => [word, pieces])).toEqual(words)
})
