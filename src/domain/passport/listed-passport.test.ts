import { expect, it } from 'vitest'
import { readListedPassport } from './listed-passport.ts'

it.each([
  ['4511', '123456', 'RUS', { kind: 'russian', series: '4511', number: '123456' }],
  ['', '45 11 № 123456', 'RUS', { kind: 'russian', series: '4511', number: '123456' }],
  ['', '75 № 1234567', 'RUS', { kind: 'foreign', number: '751234567', issuingCountry: 'RUS' }],
  ['', ' 75 1234567 ', 'RUS', { kind: 'foreign', number: '751234567', issuingCountry: 'RUS' }],
  ['75', '1234567', 'RUS', { kind: 'foreign', number: '751234567', issuingCountry: 'RUS' }],
  ['', 'с01х00т47', 'DEU', { kind: 'foreign', number: 'C01X00T47', issuingCountry: 'DEU' }],
])('%j %j of %s is read, and once more as it is written down', (series, number, country, passport) => {
  const verdict = readListedPassport({ series, number, country })
  expect(verdict).toMatchObject({ ok: true, passport })
  const again = verdict.ok && readListedPassport({ ...verdict.written, country })
  expect(again).toEqual(verdict)
})

it.each([
  ['45', '123456', 'RUS', 'series'],
  ['45', '75 1234567', 'RUS', 'series'],
  ['4511', '1234', 'RUS', 'number'],
  ['', '12', 'DEU', 'number'],
  ['', '4510 1234567', 'RUS', 'number'],
  ['', '4510 12345', 'RUS', 'number'],
  ['', '451012345', 'RUS', 'number'],
  ['', '4510', 'RUS', 'number'],
  ['', 'утерян', 'RUS', 'number'],
  ['', '123456', 'RUS', 'series'],
])('%j %j of %s is refused at its %s', (series, number, country, field) => {
  expect(readListedPassport({ series, number, country })).toMatchObject({ ok: false, field })
})
