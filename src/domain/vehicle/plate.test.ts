import { describe, expect, test } from 'vitest'
import { plateSearch, readPlate, spacedPlate } from './plate.ts'

const read = (text: string, country = 'RU') => {
  const verdict = readPlate(text, country)
  return verdict.ok ? verdict.number : verdict.code
}

describe('Russian plates', () => {
  test.each([
    ['А123ВС77', 'А123ВС77'],
    ['а 123 вс 777', 'А123ВС777'],
    // Latin letters, and both alphabets on one plate.
    ['A123BC77', 'А123ВС77'],
    ['A123ВC-77', 'А123ВС77'],
    ['о001оо99', 'О001ОО99'],
    ['ВМ 123 99', 'ВМ12399'],
    ['АА 1234 77', 'АА123477'],
    ['1234 АВ 77', '1234АВ77'],
    ['АВ 123 С 77', 'АВ123С77'],
    ['А 1234 77', 'А123477'],
    ['001 CD 1 77', '001CD177'],
    // The letter of a technical plate typed in Cyrillic.
    ['002 Т 12 77', '002T1277'],
  ])('%s is %s', (text, number) => {
    expect(read(text)).toBe(number)
  })

  test.each([
    '',
    'А123ВС',
    'А000ВС77',
    'АА 0000 77',
    '000 CD 1 77',
    // Д, Ю and Ж are on no plate.
    'Д123ЮЖ77',
    'А123ВС7777',
    'А12ВС77',
    'ABC-123',
    'А123ВС77; drop',
  ])('%s is none', text => {
    expect(read(text)).toBe('plate_invalid')
  })
})

describe('plates from abroad', () => {
  test.each([
    ['WA 12345', 'PL', 'WA12345'],
    ['34 abc 123', 'TR', '34ABC123'],
    ['1234 AB-7', 'BY', '1234AB7'],
  ])('%s of %s is %s', (text, country, number) => {
    expect(read(text, country)).toBe(number)
  })

  test.each(['1', 'A'.repeat(16), '<b>12</b>', '★123'])('%s is none', text => {
    expect(read(text, 'PL')).toBe('plate_invalid')
  })
})

test.each([
  ['А123ВС77', 'А 123 ВС 77'],
  ['АА123477', 'АА 123477'],
  ['WA12345', 'WA 12345'],
])('%s is read as %s', (plate, spaced) => {
  expect(spacedPlate(plate).replaceAll('\u00a0', ' ')).toBe(spaced)
})

test.each([
  ['x901', 'Х901'],
  ['а 123 вс', 'А123ВС'],
  ['901', '901'],
  ['B-XY 12', 'ВХУ12'],
  ['Газель', null],
])('a part of a plate, %s, is looked for as %s', (typed, searched) => {
  expect(plateSearch(typed)).toBe(searched)
})
