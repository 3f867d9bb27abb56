import { describe, expect, it } from 'vitest'
import { compareWords, toNameWord } from './compare-words.ts'

const compare = (left: string, right: string) => compareWords(toNameWord(left), toNameWord(right))
const shown = (left: string, right: string) =>
  compare(left, right)
    .letters.map(pair => `${pair.left}|${pair.right}${pair.how === 'slip' ? '!' : ''}`)
    .join(' ')

describe('compareWords', () => {
  it.each([
    ['Чайковский', 'Tchaikovsky', 0],
    ['Чайковский', 'Chaykovskiy', 0],
    ['Филатов', 'Филатв', 1],
    ['Стрельцова', 'Стерльцова', 1],
    ['Королёв', 'Королов', 0.1],
    ['Муравьев', 'Muraviyev', 0],
    ['Ким', 'Тим', 1.5],
    ['Филатов', 'Вилатов', 1.5],
  ])('%s, %s: %f slips', (left, right, slips) => {
    expect(compare(left, right).slips).toBeCloseTo(slips)
    expect(compare(right, left).slips).toBeCloseTo(slips)
  })

  it('pairs the letters, so that a screen can explain', () => {
    expect(shown('Чайковский', 'Tchaikovsky')).toBe('Ч|Tch а|a й|i к|k о|o в|v ский|sky')
    expect(shown('Игнатьев', "Ignat'yev")).toBe("И|I г|g н|n а|a ть|t' е|ye в|v")
    expect(shown('Стрельцова', 'Стерльцова')).toBe('С|С т|т ре|ер! ль|ль ц|ц о|о в|в а|а')
    expect(shown('Филатов', 'Филатв')).toBe('Ф|Ф и|и л|л а|а т|т о|! в|в')
  })

  it('loses no letter of either word', () => {
    for (const [left, right] of [
      ['Подъячев', 'Podieiachev'],
      ['Александров', 'Alexandroff'],
      ['Щ', 'Shch'],
      ['Ань', 'Ann'],
    ] as const) {
      const { letters } = compare(left, right)
      expect(letters.map(pair => pair.left).join('')).toBe(left)
      expect(letters.map(pair => pair.right).join('')).toBe(right)
    }
  })
})
