import { describe, expect, it } from 'vitest'
import { createVocabulary, slipsBetween } from './vocabulary.ts'

describe('slipsBetween', () => {
  it.each([
    ['фишинг', 'фишинг', 0],
    ['фишинк', 'фишинг', 1],
    ['дифпейк', 'дипфейк', 1],
    ['распридиление', 'распределение', 2],
    ['лес', 'лист', 2],
    ['', 'а', 1],
    ['облако', 'банк', 3],
    // One letter across is no swap, and a swap counts beside what went wrong before it.
    ['аб', 'бв', 2],
    ['аб', 'ва', 2],
    ['хабв', 'убав', 2],
    ['абвг', 'бавг', 1],
    ['аабб', 'ббаа', 3],
  ])('%s, %s: %i', (left, right, slips) => {
    expect(slipsBetween(left, right, 2)).toBe(slips)
    expect(slipsBetween(right, left, 2)).toBe(slips)
  })
})

describe('the nearest words', () => {
  const vocabulary = createVocabulary([
    'фишинг',
    'фишинга',
    'дроп',
    'soc',
    'уязвимости',
    'уязвимость',
    'банк',
    'танк',
  ])

  it.each([
    ['фишинк', ['фишинг']],
    ['шифинг', []],
    ['дрп', []],
    ['дорп', ['дроп']],
    ['уязвимасти', ['уязвимости']],
    ['анк', []],
    ['данк', ['банк', 'танк']],
    ['siem', []],
  ])('%s: %j', (word, nearest) => {
    expect(vocabulary.nearest(word)).toEqual(nearest)
  })

  it('knows how its words begin', () => {
    for (const start of ['уязв', 'дро', 'so', 'банк', 'т', 'фишинга'])
      expect(vocabulary.begins(start), start).toBe(true)
    for (const start of ['уязвл', 'я', 'a', 'банка', 'фишингам'])
      expect(vocabulary.begins(start), start).toBe(false)
    expect(vocabulary.has('soc') && !vocabulary.has('so')).toBe(true)
  })
})
