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
    // Only a glide beside a vowel is left out for little: no consonant, and no vowel between consonants.
    ['Филатов', 'Фиатов', 1],
    ['Филатов', 'Флатов', 1],
    ['Юров', 'Уров', 0.2],
    ['Майский', 'Маский', 0.2],
    // Only o after a hushing sound, and only in Latin letters, may be ё.
    ['Sholov', 'Шёлов', 0],
    ['Шолов', 'Шёлов', 0.1],
    ['Kotov', 'Кетов', 1],
    // What is written io may be ё; what is written ie is not.
    ['Solovyov', 'Соловов', 0.1],
    ['Solovyev', 'Соловов', 1],
    ['Стрельцов', 'тСрельцов', 1.5],
    // A beginning that comes back at the end is written once, and all between is left out.
    ['Такта', 'Та', 3],
    // A less usual reading that fits is taken, and counts a little against the word.
    ['Joukov', 'Жуков', 0.05],
    ['Joukov', 'Жукав', 1.05],
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

  it('tells letters that are the same from letters for the same sound', () => {
    const ways = (left: string, right: string) => compare(left, right).letters.map(({ how }) => how)
    expect(ways('КИМ', 'ким')).toEqual(['same', 'same', 'same'])
    expect(ways('Ким', 'Kim')).toEqual(['sound', 'sound', 'sound'])
    expect(ways('Кем', 'Ким')).toEqual(['same', 'slip', 'same'])
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

describe('what is remembered', () => {
  it('is found again while a list is scored, and forgotten before it fills the memory', () => {
    const [word, other] = [toNameWord('Орехов'), toNameWord('Орихов')]
    expect(toNameWord('Орехов')).toBe(word)
    const compared = compareWords(word, other)
    compareWords(other, word)
    expect(compareWords(word, other)).toBe(compared)
    for (let at = 0; at < 5000; at += 1) compareWords(toNameWord(`а${at}`), other)
    expect(toNameWord('Орехов')).not.toBe(word)
    expect(compareWords(word, other)).not.toBe(compared)
    expect(compareWords(word, other)).toEqual(compared)
  })
})
