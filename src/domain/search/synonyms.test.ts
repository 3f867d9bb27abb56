import { expect, it } from 'vitest'
import { meaningOf, synonymsIn } from './synonyms.ts'

const same = (left: string, right: string) => left === right
const meanings = [
  meaningOf('фишинг, phishing'),
  meaningOf('цифровой рубль, digital rouble, digital ruble; CBDC'),
  meaningOf('сим-свап, замена сим-карты'),
]
const ways = (words: string[]) => synonymsIn(words, same, meanings).map(({ words: other }) => other.join(' '))

it('knows a word by its meaning in the other language', () => {
  expect(ways(['фишинг'])).toEqual(['phishing'])
})

it('replaces several words by one and says which', () => {
  const found = synonymsIn(['про', 'цифровой', 'рубль'], same, meanings)
  expect(found.map(({ from, to }) => [from, to])).toEqual(Array(3).fill([1, 3]))
  expect(found.map(({ words }) => words.join(' '))).toContain('cbdc')
})

it('reads a hyphen as the query does', () => {
  expect(ways(['симсвап'])).toEqual(['замена симкарты'])
})

it('leaves other words alone, and a line without words says nothing', () => {
  expect(ways(['повестка', 'дня'])).toEqual([])
  expect(meaningOf(' , ; ')).toEqual([])
})
