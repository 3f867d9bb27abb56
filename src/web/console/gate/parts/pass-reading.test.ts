import { expect, it } from 'vitest'
import { gateSnapshot, passCode, passPayload } from '#test/factories/gate-list.ts'
import { checksSignatures, passKeysOf, readCode } from './pass-reading.ts'

const payload = passPayload()
const code = passCode(payload)

/** The same code with the last digit of three, which changes the lowest, one lower or higher. */
function withAnother(text: string, at: number): string {
  const place = 3 + Math.floor(at / 3) * 3
  const next = text[place] === '0' ? '1' : '0'
  return text.slice(0, place) + next + text.slice(place + 1)
}

it.each<[string, string, string]>([
  ['signed by the forum', code, 'read'],
  ['signed by somebody else', passCode(payload, { forged: true }), 'forged'],
  ['signed by a key that the forum has not', passCode(passPayload({ keyId: 9 })), 'forged'],
  ['with one sign changed', withAnother(code, 20), 'forged'],
  ['cut', code.slice(0, -3), 'malformed'],
  ['of another kind', 'WIFI:S:Forum;;', 'malformed'],
])('a code %s is %s', async (_, text, state) => {
  const keys = await passKeysOf(gateSnapshot().publicKeys)
  const read = await readCode(text, keys)
  expect(read.state).toBe(state)
  if (read.state === 'read') expect(read.payload).toEqual(payload)
})

it('knows whether this browser checks signatures', async () => {
  expect(await checksSignatures()).toBe(true)
})
