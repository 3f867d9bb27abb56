import { expect, it } from 'vitest'
import { decodeBase45, encodeBase45 } from './base45.ts'
import { joinPassCode, splitPassCode } from './pass-code.ts'
import { encodePassPayload, type PassPayload } from './pass-payload.ts'

const payload: PassPayload = {
  kind: 'participant',
  keyId: 7,
  guid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  counter: 2,
  validFrom: 1_771_318_800,
  validTo: 1_771_621_199,
  zones: 1,
  flags: 0,
}
const signed = encodePassPayload(payload)
const signature = Uint8Array.from({ length: 64 }, (_, at) => at + 1)
const code = joinPassCode(signed, signature)

it('is taken apart into what it was made of', () => {
  expect(splitPassCode(code)).toEqual({ payload, signed, signature })
})

const bytes = decodeBase45(code.slice(3)) ?? new Uint8Array()
const of = (changed: Uint8Array | number[]) => `Q1:${encodeBase45(Uint8Array.from(changed))}`

it.each([
  ['another prefix', code.replace('Q1:', 'Q2:')],
  ['no prefix', code.slice(3)],
  ['no Base45', 'Q1:*'],
  ['nothing after the prefix', 'Q1:'],
  ['a byte too little', of(bytes.slice(0, -1))],
  ['a byte too many', of([...bytes, 0])],
  ['a version that nobody knows', of([9, ...bytes.slice(1)])],
])('is no code of ours with %s', (_, scanned) => {
  expect(splitPassCode(scanned)).toBeNull()
})
