import { describe, expect, it } from 'vitest'
import { checkInn, isWholeInn } from './inn.ts'

describe('checkInn of a company', () => {
  it.each(['7707083893', '7702070139', '7736050003', '7701234560'])('takes %s', inn => {
    expect(checkInn(inn, 'company')).toEqual({ ok: true, inn })
  })

  it.each([
    ['7707083894', 'inn_checksum'],
    ['7702070138', 'inn_checksum'],
    ['1234567890', 'inn_checksum'],
    ['7701234567', 'inn_checksum'],
    ['0000000000', 'inn_checksum'],
    ['', 'inn_length'],
    ['770708389', 'inn_length'],
    ['77070838930', 'inn_length'],
    ['500100732259', 'inn_length'],
    ['77070838A3', 'inn_length'],
    ['٧٧٠٧٠٨٣٨٩٣', 'inn_length'],
  ])('refuses %j with %s', (inn, code) => {
    expect(checkInn(inn, 'company')).toEqual({ ok: false, code })
  })

  it('drops spaces, also the non-breaking ones of a pasted table', () => {
    expect(checkInn(' 7707\u00a0083893 ', 'company')).toEqual({ ok: true, inn: '7707083893' })
  })
})

describe('isWholeInn', () => {
  it.each([
    ['7707083893', true],
    ['7707083894', true],
    ['500100732259', true],
    ['7707 083 893', true],
    ['770708389', false],
    ['50010073225', false],
    ['5001007322590', false],
    ['77070838A3', false],
    ['', false],
  ])('%j: %s', (typed, expected) => {
    expect(isWholeInn(typed)).toBe(expected)
  })
})

describe('checkInn of a person', () => {
  it.each(['500100732259', '771234567859', '231701234564', '780512345671'])('takes %s', inn => {
    expect(checkInn(inn, 'individual')).toEqual({ ok: true, inn })
    expect(checkInn(inn, 'soleTrader')).toEqual({ ok: true, inn })
  })

  it.each([
    ['500100732258', 'inn_checksum'],
    ['500100732249', 'inn_checksum'],
    // The last digit fits, the one before it does not.
    ['500100732241', 'inn_checksum'],
    ['771234567890', 'inn_checksum'],
    ['123456789012', 'inn_checksum'],
    ['000000000000', 'inn_checksum'],
    ['7707083893', 'inn_length_individual'],
    ['50010073225', 'inn_length_individual'],
  ])('refuses %j with %s', (inn, code) => {
    expect(checkInn(inn, 'individual')).toEqual({ ok: false, code })
    expect(checkInn(inn, 'soleTrader')).toEqual({ ok: false, code })
  })
})

describe('checkInn of a payer', () => {
  it.each(['7707083893', '500100732259'])('takes %s', inn => {
    expect(checkInn(inn, 'payer')).toEqual({ ok: true, inn })
  })

  it.each([
    ['77070838930', 'inn_length'],
    ['7707083894', 'inn_checksum'],
    ['500100732258', 'inn_checksum'],
  ])('refuses %s with %s', (inn, code) => {
    expect(checkInn(inn, 'payer')).toEqual({ ok: false, code })
  })
})
