import { describe, expect, it } from 'vitest'
import { typedWays } from './typed-ways.ts'

const forms = (typed: string) => typedWays(typed)[0]?.map(word => word.forms)

describe('typedWays', () => {
  it('is what was typed, and what the other keyboard layout would have given', () => {
    expect(typedWays('xfqrjdcrbq').map(words => words.map(({ written }) => written))).toEqual([
      ['xfqrjdcrbq'],
      ['чайковский'],
    ])
    expect(typedWays('')).toEqual([])
  })

  it('leaves the other layout out where no index knows its words', () => {
    const written = (typed: string) => typedWays(typed).map(words => words.map(word => word.written))
    expect(written('сбер')).toEqual([['сбер']])
    expect(written('банк сбер')).toEqual([['банк', 'сбер']])
    expect(written('банк')).toEqual([['банк'], [',fyr']])
    expect(written('ив')).toEqual([['ив'], ['bd']])
  })

  it('parts words at spaces, commas and hyphens', () => {
    expect(typedWays('Мамин-Уральский,  Лев')[0]?.map(({ written }) => written)).toEqual([
      'Мамин',
      'Уральский',
      'Лев',
    ])
  })

  it('leaves out a sign without a letter or a number', () => {
    expect(typedWays('«')).toEqual([])
    expect(typedWays('" Банк — 2')[0]?.map(({ written }) => written)).toEqual(['Банк', '2'])
  })

  it('knows the forms under which somebody may be stored', () => {
    expect(forms('Joukov')?.[0]).toContain('zhukov')
    expect(forms('Саша')?.[0]).toEqual(expect.arrayContaining(['aleksandr', 'aleksandra']))
    expect(forms('Орехов')).toEqual([[]])
    expect(forms('jchzxc'.repeat(9))?.[0]?.length).toBeLessThanOrEqual(8)
  })

  it('thinks of what o after ж, ч, ш, щ may stand for', () => {
    expect(forms('Chernyshov')?.[0]).toContain('chernishev')
    expect(forms('Shchopyornov')?.[0]).toContain('shepernov')
    expect(forms('Kotov')).toEqual([[]])
  })

  it('says no form twice, none of a single letter and not what was typed', () => {
    expect(forms('Лев c')).toEqual([[], []])
    for (const word of ['Саша', 'Joukov', 'Schwarz']) {
      const found = forms(word)?.[0] ?? []
      expect(new Set(found).size).toBe(found.length)
      expect(found).not.toContain('sasha')
    }
  })

  it('spends nothing on less usual readings in the other layout', () => {
    expect(typedWays('Cfif')[1]).toMatchObject([{ written: 'саша', forms: [] }])
  })

  it('takes six words at most, and no empty one', () => {
    expect(typedWays('  Лев - , Орехов ')[0]?.map(({ written }) => written)).toEqual(['Лев', 'Орехов'])
    expect(typedWays('a b c d e f g h')[0]).toHaveLength(6)
  })

  it('leaves addresses and numbers as they stand', () => {
    expect(forms('ivan@bank.example 7701')).toEqual([[], []])
    expect(typedWays('ivan@bank.example 770123')[0]?.map(({ isLong }) => isLong)).toEqual([false, false])
  })

  it('takes one or two Latin letters for a beginning', () => {
    const shortOf = (typed: string) => typedWays(typed)[0]?.map(({ isShort }) => isShort)
    expect(shortOf('Ли и 7 щ')).toEqual([true, true, true, true])
    expect(shortOf('Ян Лев 770 %')).toEqual([false, false, false])
  })

  it('allows no typing errors in short words', () => {
    expect(typedWays('Зуев Попов')[0]?.map(({ isLong }) => isLong)).toEqual([false, true])
  })
})
