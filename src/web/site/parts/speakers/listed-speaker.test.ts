import { describe, expect, it } from 'vitest'
import { byLetter } from './listed-speaker.ts'

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
