import { describe, expect, it } from 'vitest'
import { compareFirstNames, comparePatronymics, compareSurnames, slipsAllowed } from './name-parts.ts'

it.each([
  [4, 0],
  [5, 1],
  [7, 1],
  [8, 2],
])('forgives in a word of %i sounds %i typing errors', (sounds, slips) => {
  expect(slipsAllowed(sounds)).toBe(slips)
})

describe('compareSurnames', () => {
  it.each([
    ['ОРЕХОВ', 'Орехов', 'sameSpelling'],
    ['Королёв', 'Королев', 'sameSpelling'],
    ['Ли', 'Lee', 'otherSpelling'],
    ['Верещагин', 'Вирищагин', 'typingError'],
    ['Верещагин', 'Вирищакин', 'differentEnding'],
    // The shorter word decides how much is forgiven: in four sounds nothing.
    ['Бойд', 'Бойнд', 'differentName'],
    // A woman's and a man's form are one name of two people, Latin or not.
    ['Чайковская', 'Tchaikovsky', 'differentEnding'],
    ['Смирнов', 'Смирнова', 'differentEnding'],
    ['Баранов', 'Баранова', 'differentEnding'],
    // Both are frequent, so that neither is a slip of the other; in the feminine as well.
    ['Кочетова', 'Кочеткова', 'differentEnding'],
    ['Перова', 'Петрова', 'differentName'],
    ['Симонов', 'Самсонов', 'differentName'],
  ])('%s, %s: %s', (left, right, code) => {
    expect(compareSurnames(left, right).reason).toMatchObject({ code, left, right })
    expect(compareSurnames(right, left).reason).toMatchObject({ code, left: right, right: left })
  })

  it('takes the halves of a double surname in any order, and one half for a little less', () => {
    const score = (left: string, right: string) => compareSurnames(left, right).score
    expect(score('Мамин-Уральский', 'Уральский Мамин')).toBe(1)
    expect(score('Мамин-Уральский', 'Уральский')).toBeLessThan(1)
    expect(score('Мамин-Уральский', 'Уральский')).toBeGreaterThan(0.9)
    expect(score('Мамин', 'Мамин-Уральский')).toBe(score('Мамин-Уральский', 'Мамин'))
    // Typed as far as the hyphen.
    expect(score('Мамин-', 'Мамин')).toBe(1)
    // One half alone that agrees does not make two double surnames one.
    expect(score('Мамин-Уральский', 'Мамин-Сибиряк')).toBeLessThan(0.5)
    expect(score('Орехов', 'Мамин-Уральский')).toBeLessThan(0.5)
  })

  it('scores a slip below another spelling, and more slips lower', () => {
    const scores = ['Верещагин', 'Vereshchagin', 'Верищагин', 'Вирищагин', 'Кузин'].map(
      other => compareSurnames('Верещагин', other).score,
    )
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
    expect(new Set(scores).size).toBe(scores.length)
  })
})

describe('compareFirstNames', () => {
  it.each([
    ['лев', 'Лев', 'sameSpelling'],
    ['Юрий', 'Yury', 'otherSpelling'],
    // The table lacks them: only their sounds tell.
    ['Мбаппе', 'Mbappe', 'otherSpelling'],
    ['Саша', 'Александра', 'shortName'],
    ['Шура', 'Саша', 'shortName'],
    ['Дмитрий', 'Дмиприй', 'typingError'],
    ['Людмила', 'Людмиба', 'typingError'],
    // Both are names of their own.
    ['Мария', 'Марина', 'differentName'],
    ['Саша', 'Маша', 'differentName'],
    // A last a makes a woman of the name's bearer.
    ['Эльмирза', 'Эльмирз', 'differentName'],
    // Two slips are too many in a first name, however long.
    ['Святогорий', 'Свотогарий', 'differentName'],
    ['Л.', 'Лев', 'initial'],
    ['Л', 'Lev', 'initial'],
    ['Г.', 'Лев', 'differentName'],
    // A short name is no initial.
    ['Ян', 'Яна', 'differentName'],
  ])('%s, %s: %s', (left, right, code) => {
    expect(compareFirstNames(left, right).reason.code).toBe(code)
    expect(compareFirstNames(right, left).reason.code).toBe(code)
  })
})

describe('comparePatronymics', () => {
  it.each([
    ['ильич', 'Ильич', 'sameSpelling'],
    ['Андреевич', 'Andreevich', 'otherSpelling'],
    ['Андреич', 'Андреевич', 'shortName'],
    ['Никитична', 'Никитовна', 'shortName'],
    ['Святославович', 'Светославович', 'typingError'],
    ['Олегович', 'Олеговна', 'differentName'],
    ['Олег', 'Олегович', 'differentName'],
    ['Ильич', 'Олегович', 'differentName'],
    ['И.', 'Ильич', 'initial'],
    ['О', 'Ильич', 'differentName'],
    // In a short father's name one letter makes another father.
    ['Янович', 'Юнович', 'differentName'],
  ])('%s, %s: %s', (left, right, code) => {
    expect(comparePatronymics(left, right).reason.code).toBe(code)
    expect(comparePatronymics(right, left).reason.code).toBe(code)
  })

  it('scores a slip in the father’s name below the same name', () => {
    const score = (other: string) => comparePatronymics('Святославович', other).score
    expect(score('Светославович')).toBeLessThan(score('святославович'))
  })
})
