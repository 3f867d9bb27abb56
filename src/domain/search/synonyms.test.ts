import { expect, it } from 'vitest'
import { synonymsIn } from './synonyms.ts'

const same = (left: string, right: string) => left === right
const ways = (words: string[]) => synonymsIn(words, same).map(({ words: other }) => other.join(' '))

it('knows a word by its meaning in the other language', () => {
  expect(ways(['фишинг'])).toEqual(['phishing'])
})

it('replaces several words by one and says which', () => {
  const found = synonymsIn(['про', 'цифровой', 'рубль'], same)
  expect(found.map(({ from, to }) => [from, to])).toEqual(Array(3).fill([1, 3]))
  expect(found.map(({ words }) => words.join(' '))).toContain('cbdc')
})

it('leaves other words alone', () => {
  expect(ways(['повестка', 'дня'])).toEqual([])
})
