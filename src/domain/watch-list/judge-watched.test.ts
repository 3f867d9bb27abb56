import { describe, expect, it } from 'vitest'
import { compareBirthDates, judgeWatched } from './judge-watched.ts'

describe('compareBirthDates', () => {
  it.each([
    ['1980-05-01', '1980-05-01', 'same'],
    ['1980-05-01', '1981-05-01', 'near'],
    ['1980-05-01', '1980-01-05', 'near'],
    ['1980-05-01', '1979-05-01', 'different'],
    ['1980-05-01', '1980-06-02', 'different'],
    [null, '1980-05-01', null],
    ['1980-05-01', null, null],
  ])('%s, %s: %s', (left, right, finding) => {
    expect(compareBirthDates(left, right)).toBe(finding)
  })
})

describe('judgeWatched', () => {
  const name = { lastName: 'Щукин', firstName: 'Юрий', middleName: 'Ильич' }
  const spelt = (lastName: string, firstName: string, middleName = '') => [
    { lastName, firstName, middleName },
  ]

  it.each([
    ['as it is written', spelt('Щукин', 'Юрий', 'Ильич'), '1980-05-01', true],
    ['in Latin letters', spelt('Schukin', 'Yury'), '1980-05-01', true],
    ['without a birth date', spelt('Shchukin', 'Iurii'), null, true],
    ['with a wrong digit in it', spelt('Щукин', 'Юрий'), '1980-05-07', true],
    ['born another day', spelt('Щукин', 'Юрий', 'Ильич'), '1991-11-12', false],
    ['another father', spelt('Щукин', 'Юрий', 'Олегович'), '1980-05-01', false],
    ['a brother', spelt('Щукин', 'Игорь', 'Ильич'), '1980-05-01', false],
  ])('%s', (_what, names, birthDate, isHit) => {
    expect(judgeWatched({ name, birthDate: '1980-05-01' }, { names, birthDate }).isHit).toBe(isHit)
  })

  it('is less sure of a name spelt otherwise', () => {
    const score = (names: ReturnType<typeof spelt>) =>
      judgeWatched({ name, birthDate: null }, { names, birthDate: null }).score
    expect(score(spelt('Schukin', 'Yury'))).toBeLessThan(score([name]))
  })

  it('is surer with the same birth date', () => {
    const score = (birthDate: string | null) =>
      judgeWatched({ name, birthDate: '1980-05-01' }, { names: [name], birthDate }).score
    expect([score('1980-05-01'), score('1980-05-07'), score(null)]).toEqual([100, 90, 80])
  })
})
