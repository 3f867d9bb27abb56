import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PassPayload } from '#domain/pass/pass-payload.ts'
import { createPassSigner, passKeyOf } from './pass-signer.ts'

const payload: Omit<PassPayload, 'keyId'> = {
  kind: 'participant',
  guid: '018f3a7c-1b2d-7e4f-8a90-0123456789ab',
  counter: 1,
  validFrom: 1_771_286_400,
  validTo: 1_771_632_000,
  zones: 1,
  flags: 0,
}
const [ours, older, theirs] = [randomBytes(32), randomBytes(32), randomBytes(32)].map(passKeyOf)
if (!ours || !older || !theirs) throw new TypeError('three keys')
const signer = createPassSigner([{ id: 2, key: ours }])

describe('the code of a pass', () => {
  it('is 150 characters that QR holds in its alphanumeric mode, and says who signed it', () => {
    const code = signer.sign(payload)
    expect(code).toMatch(/^Q1:[0-9A-Z $%*+\-./:]{147}$/)
    expect(signer.verify(code)).toEqual({ ...payload, keyId: 2 })
  })

  it('is taken from a key that signs no more', () => {
    const code = createPassSigner([{ id: 1, key: older }]).sign(payload)
    const rotated = createPassSigner([
      { id: 2, key: ours },
      { id: 1, key: older },
    ])
    expect(rotated.verify(code)).toEqual({ ...payload, keyId: 1 })
    expect(signer.verify(code)).toBeNull()
  })

  it('is refused of another key under the same number', () => {
    expect(signer.verify(createPassSigner([{ id: 2, key: theirs }]).sign(payload))).toBeNull()
  })

  it('is refused with any character changed', () => {
    const code = signer.sign(payload)
    const taken = Array.from(code, (character, at) =>
      signer.verify(code.slice(0, at) + (character === '0' ? '1' : '0') + code.slice(at + 1)),
    )
    expect(taken.filter(Boolean)).toEqual([])
  })

  it.each(['', 'Q1:', 'https://example.org', 'Q1:\u0000', 'F26:BB8'])('%j is none', code => {
    expect(signer.verify(code)).toBeNull()
  })
})
