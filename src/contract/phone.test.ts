import { describe, expect, it } from 'vitest'
import { allowedPhoneCountries, normalisePhone } from './phone.ts'

describe('normalisePhone', () => {
  it.each([
    ['+79123456789', '+79123456789'],
    ['  +7 912 345-67-89 ', '+79123456789'],
    ['+7 (912) 345.67.89', '+79123456789'],
    ['8 (912) 345-67-89', '+79123456789'],
    ['79123456789', '+79123456789'],
    ['9123456789', '+79123456789'],
    // Dialled from Russia to abroad, and back.
    ['810 7 912 3456789', '+79123456789'],
    ['8 10 7 912 345 67 89', '+79123456789'],
    ['8-10-375-29-123-45-67', '+375291234567'],
    ['0079123456789', '+79123456789'],
    ['00 375 29 123 45 67', '+375291234567'],
    ['375291234567', '+375291234567'],
    ['+7 701 123 45 67', '+77011234567'],
    ['+998 90 123 45 67', '+998901234567'],
    ['+86 138 0013 8000', '+8613800138000'],
    ['+971 50 123 4567', '+971501234567'],
  ])('%s is %s', (typed, phone) => {
    expect(normalisePhone(typed)).toEqual({ ok: true, phone })
  })

  it.each([
    ['', 'phone_format'],
    ['call me', 'phone_format'],
    ['912345678', 'phone_format'],
    ['8912345678', 'phone_format'],
    ['+7912345678', 'phone_format'],
    ['+791234567890', 'phone_format'],
    ['++79123456789', 'phone_format'],
    ['+79123456789 ext. 5', 'phone_format'],
    ['+79123456789;ext=5', 'phone_format'],
    ['７９１２３４５６７８９', 'phone_format'],
    [`+7${' '.repeat(40)}9123456789`, 'phone_format'],
    ['+7 495 123-45-67', 'phone_not_mobile'],
    ['8 (495) 123-45-67', 'phone_not_mobile'],
    ['8 800 555-35-35', 'phone_not_mobile'],
    ['+7 727 123 45 67', 'phone_not_mobile'],
    ['+44 7911 123456', 'phone_country'],
    ['+1 202 555 0123', 'phone_country'],
    ['+41 79 123 45 67', 'phone_country'],
  ])('%s is refused: %s', (typed, code) => {
    expect(normalisePhone(typed)).toEqual({ ok: false, code })
  })

  it('leaves its own answer as it is', () => {
    const once = normalisePhone('8 912 345 67 89')
    expect(once.ok && normalisePhone(once.phone)).toEqual(once)
  })
})

it('names each allowed country once, by two capital letters', () => {
  expect(new Set(allowedPhoneCountries).size).toBe(allowedPhoneCountries.length)
  expect(allowedPhoneCountries.every(country => /^[A-Z]{2}$/.test(country))).toBe(true)
})
