import { describe, expect, it } from 'vitest'
import {
  decodePassPayload,
  encodePassPayload,
  type PassPayload,
  passKinds,
  payloadBytes,
} from './pass-payload.ts'

const pass: PassPayload = {
  kind: 'participant',
  keyId: 1,
  guid: '018f3a7c-1b2d-7e4f-8a90-0123456789ab',
  counter: 2,
  validFrom: 1_771_286_400,
  validTo: 1_771_632_000,
  zones: 0b101,
  flags: 1,
}

describe('a pass payload', () => {
  it('has one fixed shape', () => {
    expect(Buffer.from(encodePassPayload(pass)).toString('hex')).toBe(
      `010001018f3a7c1b2d7e4f8a900123456789ab0002${pass.validFrom.toString(16)}${pass.validTo.toString(16)}0000000501`,
    )
  })

  it.each(passKinds.map(kind => [kind]))('comes back: %s', kind => {
    const bytes = encodePassPayload({
      ...pass,
      kind,
      zones: 0xffff_ffff,
      counter: 0xffff,
      flags: 0xff,
      keyId: 0xff,
    })
    expect(decodePassPayload(bytes)).toEqual({
      ...pass,
      kind,
      zones: 0xffff_ffff,
      counter: 0xffff,
      flags: 0xff,
      keyId: 0xff,
    })
  })

  it('has room for nothing everywhere', () => {
    const nothing = { ...pass, keyId: 0, counter: 0, validFrom: 0, validTo: 0, zones: 0, flags: 0 }
    expect(decodePassPayload(encodePassPayload(nothing))).toEqual(nothing)
  })

  it.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    ['another version', bytes => bytes.with(0, 2)],
    ['a kind that there is not', bytes => bytes.with(1, passKinds.length)],
    ['a byte too few', bytes => bytes.slice(0, payloadBytes - 1)],
    ['a byte too many', bytes => Uint8Array.from([...bytes, 0])],
  ])('is none: %s', (_, spoil) => {
    expect(decodePassPayload(spoil(encodePassPayload(pass)))).toBeNull()
  })

  it.each<[string, Partial<PassPayload>]>([
    ['counter', { counter: 0x1_0000 }],
    ['half a second', { validFrom: 1.5 }],
    ['a time before 1970', { validTo: -1 }],
    ['guid', { guid: 'nobody' }],
    ['key', { keyId: 256 }],
  ])('has no room for a wrong %s', (_, change) => {
    expect(() => encodePassPayload({ ...pass, ...change })).toThrow(RangeError)
  })
})
