import { describe, expect, it } from 'vitest'
import { otpRequestBody, otpVerifyBody, phone } from './auth.ts'

const messages = (result: {
  success: boolean
  error?: { issues: { path: PropertyKey[]; message: string }[] }
}) =>
  result.error?.issues.map(issue => [issue.path.join('.'), issue.message].filter(Boolean).join(': ')) ?? []

describe('phone', () => {
  it('leaves as E.164', () => {
    expect(phone.parse('8 (912) 345-67-89')).toBe('+79123456789')
  })

  it.each([
    [undefined, ['required']],
    [null, ['required']],
    [79123456789, ['required']],
    ['', ['required']],
    ['   ', ['required']],
    ['9'.repeat(41), ['phone_format']],
    ['+7 495 123 45 67', ['phone_not_mobile']],
  ])('%j: %j', (typed, codes) => {
    expect(messages(phone.safeParse(typed))).toEqual(codes)
  })
})

describe('the request of a code', () => {
  const body = { phone: '+79123456789', consent: true, purpose: 'login' }

  it.each<[string, object, string[]]>([
    ['whole', {}, []],
    ['with a solved challenge', { challenge: { token: 'a.b.c', answer: '42' } }, []],
    ['without consent', { consent: false }, ['consent: consent_required']],
    [
      'consent and phone wrong at once',
      { consent: undefined, phone: '1' },
      ['phone: phone_format', 'consent: consent_required'],
    ],
  ])('%s', (_, change, expected) => {
    expect(messages(otpRequestBody.safeParse({ ...body, ...change }))).toEqual(expected)
  })

  it('refuses another purpose and an unknown field', () => {
    expect(otpRequestBody.safeParse({ ...body, purpose: 'root' }).success).toBe(false)
    expect(otpRequestBody.safeParse({ ...body, admin: true }).success).toBe(false)
  })
})

describe('the check of a code', () => {
  const body = {
    requestId: '0198f000-0000-7000-8000-000000000001',
    phone: '+79123456789',
    code: '012345',
  }

  it.each<[string, object, string[]]>([
    ['whole', {}, []],
    ['five digits', { code: '12345' }, ['code: code_format']],
    ['seven digits', { code: '1234567' }, ['code: code_format']],
    ['letters', { code: 'abcdef' }, ['code: code_format']],
    ['no code', { code: undefined }, ['code: required']],
    // A request id that is none belongs to no code: the same answer as one whose time is over.
    ['a request id that is none', { requestId: '1' }, ['requestId: code_expired']],
  ])('%s', (_, change, expected) => {
    expect(messages(otpVerifyBody.safeParse({ ...body, ...change }))).toEqual(expected)
  })
})
