import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'

export type ChallengeAnswer = { token: string; answer: string }

/** About a second of a phone's work: sha-256 of token and answer begins with this many zero bits. */
export const challengeBits = 16
const lifeSeconds = 300

/**
 * Requests or checks a proof of work, only once the system-wide budget of wrong codes is spent (product.md §5). Each proof is for one thing alone, a
 * phone's request or a single try: an attacker has to work for each.
 */
export function checkChallenge(
  needs: Needs<'sealer'>,
  asked: { purpose: string; challenge: ChallengeAnswer | undefined; now: Date },
): void {
  const { purpose, challenge, now } = asked
  if (challenge && isSolved(needs, { purpose, given: challenge, now })) return
  const expires = Math.floor(now.getTime() / 1000) + lifeSeconds
  const body = `${expires}.${randomBytes(12).toString('base64url')}`
  refuse('challenge_required', {
    retryAfterSeconds: 1,
    parameters: { token: `${body}.${sign(needs, purpose, body)}`, bits: challengeBits },
  })
}

function isSolved(
  needs: Needs<'sealer'>,
  { purpose, given, now }: { purpose: string; given: ChallengeAnswer; now: Date },
): boolean {
  const [expires = '', nonce = '', signature = ''] = given.token.split('.')
  const expected = Buffer.from(sign(needs, purpose, `${expires}.${nonce}`))
  const signed = Buffer.from(signature)
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return false
  if (Number(expires) * 1000 < now.getTime()) return false
  const digest = createHash('sha256').update(given.token).update(given.answer).digest()
  return digest.readUInt32BE(0) >>> (32 - challengeBits) === 0
}

function sign(needs: Needs<'sealer'>, purpose: string, body: string): string {
  return needs.sealer.hash('challenge', `${purpose}:${body}`).toString('base64url')
}
