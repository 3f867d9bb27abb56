import { describe, expect, it } from 'vitest'
import { matchTyped } from './match-typed.ts'

const person = [
  { lastName: 'Чайковский', firstName: 'Александр', middleName: 'Олегович' },
  { lastName: 'Chaikovskii', firstName: 'Aleksandr', middleName: '' },
]
const codes = (typed: string) =>
  matchTyped(typed, person).reasons.map(({ code, part }) => (part ? `${code} ${part}` : code))

describe('what was typed finds the person', () => {
  it.each([
    ['Чайковский', ['sameSpelling lastName']],
    ['tchaikovsky', ['otherSpelling lastName']],
    ['чайк', ['beginning lastName']],
    ['Саша чайк', ['shortName firstName', 'beginning lastName']],
    ['aleksandr chaikovskii', ['sameSpelling firstName', 'sameSpelling lastName']],
    ['чойковский', ['typingError lastName']],
    ['xfqrjdcrbq', ['wrongLayout', 'sameSpelling lastName']],
    ['Чайковский Олегович', ['sameSpelling lastName', 'sameSpelling middleName']],
  ])('%s', (typed, reasons) => {
    expect(codes(typed)).toEqual(reasons)
    expect(matchTyped(typed, person).score).toBeGreaterThan(0.8)
  })
})

it('gives the better match the higher score', () => {
  const scores = ['Чайковский Александр', 'Чайковский', 'чайк', 'чойковский банк', 'банк'].map(
    typed => matchTyped(typed, person).score,
  )
  expect(scores[0]).toBe(1)
  expect([...scores].sort((one, other) => other - one)).toEqual(scores)
  expect(scores.at(-1)).toBeLessThan(0.5)
})

it('takes a first name for the beginning of a patronymic at most', () => {
  expect(codes('Чайковский Олег')).toEqual(['sameSpelling lastName', 'beginning middleName'])
  expect(codes('Олег Чайковский')).toEqual(['otherText', 'sameSpelling lastName'])
})

it('bears emptiness and long texts', () => {
  expect(matchTyped('  ', person).score).toBe(0)
  expect(matchTyped('слово '.repeat(40), person).score).toBeLessThan(0.5)
  // A dash between a name and a company, as lists write it.
  expect(codes('Чайковский - банк')).toEqual(['sameSpelling lastName', 'otherText', 'otherText'])
})

it('takes what had to be turned into the other layout for a little less', () => {
  expect(matchTyped('xfqrjdcrbq', person).score).toBeLessThan(matchTyped('Чайковский', person).score)
  // It was found as typed, so nothing is said about the other layout.
  expect(codes('Чайковский банк')).toEqual(['sameSpelling lastName', 'otherText'])
})

it('takes the beginning of a surname anywhere, and of a first name at the end', () => {
  expect(codes('чайк алекс')).toEqual(['beginning lastName', 'shortName firstName'])
  expect(codes('чайк алексан')).toEqual(['beginning lastName', 'beginning firstName'])
  expect(codes('алексан чайк')).toEqual(['otherText', 'beginning lastName'])
  // A sign without a sound begins nothing.
  expect(codes('ь')).toEqual(['otherText'])
})

it('explains six words at most', () => {
  expect(matchTyped('слово '.repeat(40), person).reasons).toHaveLength(6)
})

it('finds a man by the form of his surname that his wife bears', () => {
  expect(codes('Чайковская')).toEqual(['differentEnding lastName'])
})
