import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { leadingZeroBits, solveChallenge } from './proof-of-work.ts'

it.each([
  [[0x80], 0],
  [[0x01], 7],
  [[0x00, 0x80], 8],
  [[0x00, 0x1f], 11],
  [[0x00, 0x00], 16],
])('%j begins with %i zero bits', (bytes, bits) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits)
})

it('finds an answer that the server accepts', async () => {
  const token = '1757930000.c2FtcGxl.signature'
  const answer = await solveChallenge({ token, bits: 10 })
  const digest = createHash('sha256').update(token).update(answer).digest()
  expect(digest.readUInt32BE(0) >>> (32 - 10)).toBe(0)
})

it('stops when the form is left', async () => {
  await expect(solveChallenge({ token: 'x', bits: 200 }, AbortSignal.abort())).rejects.toThrow()
})
