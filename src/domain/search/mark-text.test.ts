import { describe, expect, it } from 'vitest'
import { markName, markText, passageOf, readText } from './mark-text.ts'

const shown = ({ text, marks }: { text: string; marks: [number, number][] }) =>
  marks.map(([from, to]) => text.slice(from, to))

describe('markText', () => {
  it('marks whole words and leaves the text as it is', () => {
    const marked = markText(readText('Антифрод и фрод'), word => word === 'антифрод' || word === 'фрод')
    expect(marked.text).toBe('Антифрод и фрод')
    expect(shown(marked)).toEqual(['Антифрод', 'фрод'])
  })

  it('marks both halves of a joined word that was found as one', () => {
    expect(shown(markText(readText('Смарт-контракты'), word => word === 'смартконтракты'))).toEqual([
      'Смарт',
      'контракты',
    ])
  })
})

describe('a joined word beside others', () => {
  const found = (word: string) => word === 'смартконтракты' || word === 'банк'

  it('marks its halves and the words found alone, and nothing between', () => {
    const text = readText('Банк и смарт-контракты для всех')
    expect(shown(markText(text, found))).toEqual(['Банк', 'смарт', 'контракты'])
    expect(shown(markText(readText('Умные смарт-контракты, смарт-часы'), found))).toEqual([
      'смарт',
      'контракты',
    ])
  })

  it('marks both where two joined words are found', () => {
    const two = readText('смарт-контракты и смарт-контракты')
    expect(shown(markText(two, found))).toEqual(['смарт', 'контракты', 'смарт', 'контракты'])
  })
})

describe('a name in another script', () => {
  const name = readText('Рустам Аминов')
  const latin = readText('Rustam Aminov')

  it('marks the word at the place of the spelling that matched', () => {
    expect(shown(markName(name, [latin], word => word === 'aminov'))).toEqual(['Аминов'])
  })

  it('marks the whole name where the spelling has another number of words', () => {
    const short = readText('Aminov')
    expect(markName(name, [short], word => word === 'aminov').marks).toEqual(markText(name, () => true).marks)
  })

  it('prefers the name itself, and passes over spellings that do not match', () => {
    expect(shown(markName(name, [latin], word => word === 'рустам' || word === 'aminov'))).toEqual(['Рустам'])
    const other = readText('Roustam Aminoff')
    expect(shown(markName(name, [other, latin], word => word === 'rustam'))).toEqual(['Рустам'])
    expect(markName(name, [other], word => word === 'rustam').marks).toEqual([])
  })
})

describe('passageOf', () => {
  const long = `${'начало текста '.repeat(20)}здесь фишинг и рядом ещё слова ${'конец текста '.repeat(30)}`

  it('cuts a long text between words around the first find', () => {
    const passage = passageOf(readText(long), word => word === 'фишинг')
    expect(passage?.text.startsWith('…')).toBe(true)
    expect(passage?.text.endsWith('…')).toBe(true)
    expect(passage?.text.length).toBeLessThan(230)
    expect(passage && shown(passage)).toEqual(['фишинг'])
    expect(
      passage?.text
        .slice(1, -1)
        .split(' ')
        .every(word => long.includes(word)),
    ).toBe(true)
  })

  it('keeps a short text whole', () => {
    const passage = passageOf(readText('Коротко о главном.'), word => word === 'главном')
    expect(passage?.text).toBe('Коротко о главном.')
  })

  it('is nothing where nothing was found', () => {
    expect(passageOf(readText(long), () => false)).toBeNull()
  })
})

describe('markName', () => {
  const found = (word: string) => ['karpinsky', 'mazyadi', 'карпинский'].includes(word)
  it.each([
    ['Лев Карпинский', ['Lev Karpinsky'], ['Карпинский']],
    ['Lev Karpinsky', ['Лев Карпинский'], ['Karpinsky']],
    ['Нура Аль-Мазьяди', ['Noura Al Mazyadi'], ['Мазьяди']],
    ['Нура Альмазьяди', ['Noura Al Mazyadi'], ['Нура', 'Альмазьяди']],
    ['Глеб Тальский', ['Gleb Talsky', 'GLEB TALSKII'], []],
  ])('%s', (name, spellings, marked) => {
    expect(shown(markName(readText(name), spellings.map(readText), found))).toEqual(marked)
  })
})
