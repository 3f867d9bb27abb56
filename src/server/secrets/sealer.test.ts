import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { KeyRing } from './key-ring.ts'
import { createSealer } from './sealer.ts'

const ring = {
  sealKeys: [{ id: 'one', key: randomBytes(32) }],
  hashKey: randomBytes(32),
} as unknown as KeyRing
const sealer = createSealer(ring)

test('what was sealed opens in its own place alone', () => {
  const { sealed, keyId } = sealer.seal({ number: '4510 123456' }, 'passport:a')
  expect(sealer.open(sealed, keyId, 'passport:a')).toEqual({ number: '4510 123456' })
  expect(() => sealer.open(sealed, keyId, 'passport:b')).toThrow()
  expect(() => sealer.open(sealed, 'two', 'passport:a')).toThrow(/No key/)
})

test('an empty value is sealed too', () => {
  const { sealed, keyId } = sealer.sealBytes(Buffer.alloc(0), 'file:a')
  expect(sealed).toHaveLength(28)
  expect(sealer.openBytes(sealed, keyId, 'file:a')).toHaveLength(0)
})

test.each([0, 4, 12, 16, 27])('a value cut to %i bytes does not open', length => {
  const { sealed, keyId } = sealer.sealBytes(Buffer.alloc(0), 'file:a')
  expect(() => sealer.openBytes(sealed.subarray(0, length), keyId, 'file:a')).toThrow(/longer than this/)
})

test('one changed byte is noticed', () => {
  const { sealed, keyId } = sealer.sealBytes(Buffer.from('Орлова'), 'file:a')
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(() => sealer.openBytes(changed, keyId, 'file:a')).toThrow()
  }
})
