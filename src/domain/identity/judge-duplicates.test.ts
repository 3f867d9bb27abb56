import { expect, it } from 'vitest'
import { judgeDuplicates, type RecordFacts } from './judge-duplicates.ts'

const orekhov = { lastName: 'Орехов', firstName: 'Лев', middleName: 'Ильич' }

function record(facts: Partial<RecordFacts> = {}): RecordFacts {
  return {
    names: [orekhov],
    birthDate: null,
    phone: null,
    email: null,
    company: null,
    passport: null,
    ...facts,
  }
}

const latin = [{ lastName: 'Orekhov', firstName: 'Lev', middleName: '' }]
const born = { birthDate: '1980-05-01' }

it.each<[string, Partial<RecordFacts>, Partial<RecordFacts>, boolean]>([
  ['the same name with patronymic', {}, {}, true],
  [
    'the same first and last name, and nothing else',
    { names: [{ ...orekhov, middleName: '' }] },
    { names: [{ ...orekhov, middleName: '' }] },
    false,
  ],
  ['a patronymic that one of them lacks', {}, { names: [{ ...orekhov, middleName: '' }] }, false],
  ['the same name in another script, and nothing else', {}, { names: latin }, false],
  ['and the same company', { company: '7701' }, { names: latin, company: '7701' }, true],
  ['and the same birth date', born, { names: latin, ...born }, true],
  ['another birth date', born, { birthDate: '1981-05-01' }, false],
  [
    'another birth date, but the phone and the company',
    { ...born, phone: '+79160000000', company: '7701' },
    { birthDate: '1981-05-01', phone: '+79160000000', company: '7701' },
    true,
  ],
  ['two passports', { passport: 'a', ...born }, { passport: 'b', ...born }, true],
  [
    'one e-mail address, however it is typed',
    { email: 'L@bank.example' },
    { email: 'l@bank.example', names: latin },
    true,
  ],
  [
    'the same phone of two people',
    { phone: '+79160000000' },
    { phone: '+79160000000', names: [{ ...orekhov, firstName: 'Глеб' }] },
    false,
  ],
])('%s', (_what, left, right, isLikely) => {
  const verdict = judgeDuplicates(record(left), record(right))
  expect(verdict.isLikely).toBe(isLikely)
  expect(judgeDuplicates(record(right), record(left)).score).toBe(verdict.score)
})

it('says which facts agree and which do not, where both have them', () => {
  const { facts } = judgeDuplicates(
    record({ ...born, phone: '+79160000000', email: 'l@bank.example' }),
    record({ ...born, phone: '+79160000001' }),
  )
  expect(facts).toEqual([
    { fact: 'birthDate', agrees: true },
    { fact: 'phone', agrees: false },
  ])
})

it('is the surer the more agrees', () => {
  const scores = [{}, { company: '7701' }, { company: '7701', ...born }].map(
    facts => judgeDuplicates(record(facts), record(facts)).score,
  )
  expect(scores).toEqual([...scores].sort((one, other) => one - other))
  expect(new Set(scores).size).toBe(3)
  expect(judgeDuplicates(record({ passport: 'a', ...born }), record({ passport: 'a', ...born })).score).toBe(
    100,
  )
})

it('is the less sure the less the names agree', () => {
  const score = (names: RecordFacts['names']) =>
    judgeDuplicates(record(born), record({ ...born, names })).score
  expect(score([{ ...orekhov, lastName: 'Орихов' }])).toBeLessThan(score([orekhov]))
})
