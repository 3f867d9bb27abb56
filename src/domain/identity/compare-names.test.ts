import { describe, expect, it } from 'vitest'
import { compareNames, comparePeopleNames, type PersonName, sameFrom } from './compare-names.ts'

function name(written: string): PersonName {
  const [lastName = '', firstName = '', middleName = ''] = written.split(' ')
  return { lastName, firstName, middleName }
}

const codes = (left: string, right: string) =>
  compareNames(name(left), name(right)).reasons.map(({ code, part }) => (part ? `${code} ${part}` : code))

describe('why two names are one person’s', () => {
  it.each([
    ['Орехов Лев', 'Орехов Лев', ['sameSpelling lastName', 'sameSpelling firstName']],
    ['Щукин Юрий', 'Schukin Yury', ['otherSpelling lastName', 'otherSpelling firstName']],
    ['Щукин Александр', 'Щукин Саша', ['sameSpelling lastName', 'shortName firstName']],
    ['Верещагин Лев', 'Верищагин Лев', ['typingError lastName', 'sameSpelling firstName']],
    ['Орехов Лев', 'Лев Орехов', ['swapped', 'sameSpelling lastName', 'sameSpelling firstName']],
    ['Жданов Лев', ':lfyjd Ktd', ['wrongLayout', 'sameSpelling lastName', 'sameSpelling firstName']],
    [
      'Орехов Лев Ильич',
      'Орехов Лев',
      ['sameSpelling lastName', 'sameSpelling firstName', 'notGiven middleName'],
    ],
    [
      'Орехов Лев Андреич',
      'Орехов Лев Андреевич',
      ['sameSpelling lastName', 'sameSpelling firstName', 'shortName middleName'],
    ],
  ])('%s, %s', (left, right, reasons) => {
    expect(codes(left, right)).toEqual(reasons)
    expect(compareNames(name(left), name(right)).score).toBeGreaterThanOrEqual(sameFrom)
  })
})

describe('why they are two people’s', () => {
  it.each([
    ['Орехов Лев', 'Орехова Лев', 'differentEnding lastName'],
    ['Макаров Лев', 'Макаренко Лев', 'differentEnding lastName'],
    ['Петров Лев', 'Перов Лев', 'differentName lastName'],
    ['Орехова Мария', 'Орехова Марина', 'differentName firstName'],
    ['Орехов Эльмир', 'Орехова Эльмира', 'differentName firstName'],
    ['Орехов Иван Ильич', 'Орехов Иван Олегович', 'differentName middleName'],
    ['Орехова Саша Олеговна', 'Орехова Саша Олегович', 'differentName middleName'],
    ['Орехов Олег Ким', 'Орехов Глеб Ким', 'differentName firstName'],
    ['Орехов Лев О.', 'Орехов Лев Ильич', 'differentName middleName'],
  ])('%s, %s', (left, right, reason) => {
    expect(codes(left, right)).toContain(reason)
    expect(compareNames(name(left), name(right)).score).toBeLessThan(sameFrom)
  })
})

it('gives the same score in both directions, and never more than 1', () => {
  for (const [left, right] of [
    ['Щукин Юрий', 'Schukin Yury'],
    ['Орехов Лев', 'Лев Орехов'],
    ['Петров-Ким Ян', 'Петров Ян'],
    ['Ким', 'Kim Olga'],
    [':lfyjd Ktd', 'Жданов Лев'],
    ['', ''],
  ] as const) {
    const there = compareNames(name(left), name(right)).score
    expect(compareNames(name(right), name(left)).score).toBeCloseTo(there)
    expect(there).toBeLessThanOrEqual(1)
    expect(there).toBeGreaterThanOrEqual(0)
  }
})

it('takes the nearest of the names that a person has in two scripts', () => {
  const person = [name('Чайковский Денис'), name('Chaikovskii Denis')]
  expect(comparePeopleNames(person, [name('Chaikovskii Denis')]).reasons.map(({ code }) => code)).toEqual([
    'sameSpelling',
    'sameSpelling',
  ])
  expect(comparePeopleNames(person, [])).toEqual({ score: 0, reasons: [] })
})

it('weighs what was not given, and what was given otherwise', () => {
  const score = (left: string, right: string) => compareNames(name(left), name(right)).score
  // An initial that fits says nothing against the patronymic that it stands for.
  expect(score('Орехов Лев И.', 'Орехов Лев Ильич')).toBe(score('Орехов Лев', 'Орехов Лев Ильич'))
  // One may have left out a first name; another first name is another person.
  expect(score('Ким', 'Ким Ольга')).toBeGreaterThan(score('Ким Яна', 'Ким Ольга'))
  expect(score(' Ольга', 'Ким Ольга')).toBeGreaterThan(score('Цой Ольга', 'Ким Ольга'))
  // Another father says more against than a first name left out.
  expect(score('Орехов Лев Ильич', 'Орехов Лев Олегович')).toBeLessThan(score('Орехов', 'Орехов Лев'))
})

it('turns only whole names round', () => {
  expect(codes('Орехов', ' Орехов')).toEqual([])
})

it('explains two records in both scripts by the names in their own', () => {
  const person = [name('Ким Ян'), name('Kim Ian')]
  expect(comparePeopleNames(person, person).reasons.map(({ left }) => left)).toEqual(['Ким', 'Ян'])
})
