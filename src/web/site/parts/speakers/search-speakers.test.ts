import { describe, expect, it } from 'vitest'
import { byLetter, type ListedSpeaker, searchSpeakers } from './search-speakers.ts'

const speaker = (
  name: string,
  otherName: string,
  company: string,
  topics: ListedSpeaker['topics'] = [],
): ListedSpeaker => ({
  guid: otherName,
  name,
  otherName,
  lastName: name.split(' ').at(-1) ?? '',
  position: 'Руководитель',
  company,
  topics,
  photo: null,
})

const people = [
  speaker('Лев Карпинский', 'Lev Karpinsky', 'Лазоревый Банк', ['soc', 'regulation']),
  speaker('Фёдор Ершов', 'Fyodor Yershov', 'Банк «Полюс»', ['soc']),
  speaker('Хосе Альварес', 'José Álvarez', 'Polus Labs', ['ai']),
]

describe('searchSpeakers', () => {
  it.each([
    ['', null, 3],
    ['   ', null, 3],
    ['карп', null, ['Lev Karpinsky']],
    ['KARPINSKY lev', null, ['Lev Karpinsky']],
    ['карпинский лев', null, ['Lev Karpinsky']],
    ['федор', null, ['Fyodor Yershov']],
    ['jose alvarez', null, ['José Álvarez']],
    ['банк', null, ['Lev Karpinsky', 'Fyodor Yershov']],
    ['банк', 'regulation', ['Lev Karpinsky']],
    ['', 'soc', ['Lev Karpinsky', 'Fyodor Yershov']],
    ['инский', null, []],
    ['карпинскии', null, []],
    ['?!', null, 3],
    ['', 'payments', []],
  ])('%j with topic %j', (words, topic, expected) => {
    const found = searchSpeakers(people, { words, topic }).map(({ guid }) => guid)
    if (typeof expected === 'number') expect(found).toHaveLength(expected)
    else expect(found).toEqual(expected)
  })
})

describe('byLetter', () => {
  it('puts Ё with Е and keeps the order', () => {
    const names = ['Абрамов', 'Ежов', 'Ёлкин', 'Жуков'].map(lastName => ({ lastName, name: lastName }))
    expect(byLetter(names).map(([letter, group]) => [letter, group.length])).toEqual([
      ['А', 1],
      ['Е', 2],
      ['Ж', 1],
    ])
  })

  it('takes the name where there is no surname', () => {
    expect(byLetter([{ lastName: '', name: 'ada' }])[0]?.[0]).toBe('A')
  })
})
