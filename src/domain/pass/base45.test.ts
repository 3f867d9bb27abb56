import { describe, expect, it } from 'vitest'
import { decodeBase45, encodeBase45 } from './base45.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('base45', () => {
  // The examples of RFC 9285, section 4.3.
  it.each([
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
    ['', ''],
  ])('%j and %j', (plain, encoded) => {
    expect(encodeBase45(bytes(plain))).toBe(encoded)
    expect(decodeBase45(encoded)).toEqual(bytes(plain))
  })

  it('brings back every pair of bytes', () => {
    const all = Uint8Array.from({ length: 513 }, (_, index) => index % 256)
    expect(decodeBase45(encodeBase45(all))).toEqual(all)
  })

  it.each([
    ['a letter of no alphabet', 'bb8'],
    ['a lone character', 'BB8A'],
    ['more than two bytes', 'GGW'],
    ['more than one byte', '::'],
  ])('takes no %s', (_, text) => {
    expect(decodeBase45(text)).toBeNull()
  })
})

it('holds the largest byte and the largest pair', () => {
  for (const largest of [[255], [255, 255], [255, 255, 255]])
    expect(decodeBase45(encodeBase45(Uint8Array.from(largest)))).toEqual(Uint8Array.from(largest))
})
