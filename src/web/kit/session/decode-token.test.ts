import { InvalidTokenError } from 'jwt-decode'
import { describe, expect, it } from 'vitest'
import { decodeToken, tokenExpiry } from './decode-token.ts'

function tokenOf(payload: string | Uint8Array): string {
  return `e30.${Buffer.from(payload).toString('base64url')}.signature`
}

describe('decodeToken', () => {
  it.each<[string, string, unknown]>([
    ['a plain payload', tokenOf('{"exp":1771400000,"sub":"a"}'), { exp: 1771400000, sub: 'a' }],
    ['Cyrillic', tokenOf('{"name":"Щёголев"}'), { name: 'Щёголев' }],
    ['characters of base64url alone', tokenOf('{"a":"???>>>~~~"}'), { a: '???>>>~~~' }],
    ['plain base64 with padding', `e30.${btoa('{"a":"?>?>"}')}.x`, { a: '?>?>' }],
    ['no signature part', `e30.${Buffer.from('{}').toString('base64url')}`, {}],
  ])('reads %s', (_, token, payload) => {
    expect(decodeToken(token)).toEqual(payload)
  })

  it.each<[string, unknown, string]>([
    ['undefined', undefined, 'must be a string'],
    ['null', null, 'must be a string'],
    ['a number', 42, 'must be a string'],
    ['an object', { token: 'a.b.c' }, 'must be a string'],
    ['an empty string', '', 'missing part #2'],
    ['one part', 'abc', 'missing part #2'],
    ['an empty part', 'abc..def', 'invalid json for part #2'],
    ['signs outside base64', 'e30.{"a":1}.x', 'invalid base64 for part #2'],
    ['base64 of an impossible length', 'e30.abcde.x', 'invalid base64 for part #2'],
    ['broken UTF-8', tokenOf(Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d])), 'invalid json for part #2'],
    ['no JSON', tokenOf('expires soon'), 'invalid json for part #2'],
    ['cut JSON', tokenOf('{"exp":177'), 'invalid json for part #2'],
    ['JSON that is no object', tokenOf('12'), 'payload of part #2 is not an object'],
    ['JSON null', tokenOf('null'), 'payload of part #2 is not an object'],
    ['a JSON list', tokenOf('[]'), 'payload of part #2 is not an object'],
  ])('refuses %s', (_, token, detail) => {
    expect(() => decodeToken(token)).toThrow(InvalidTokenError)
    expect(() => decodeToken(token)).toThrow(`Invalid token specified: ${detail}`)
  })
})

describe('tokenExpiry', () => {
  it.each([
    ['{"exp":1771400000}', 1_771_400_000_000],
    ['{"exp":1771400000.5}', 1_771_400_000_500],
    ['{}', null],
    ['{"exp":"1771400000"}', null],
    ['{"exp":1e999}', null],
  ])('of %s is %s', (payload, expiry) => {
    expect(tokenExpiry(tokenOf(payload))).toBe(expiry)
  })
})
