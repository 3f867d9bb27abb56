import type { Needs } from '#server/use-case.ts'

/** Links are stored and found by this hash: only the SMS contains the token. */
export function hashToken(needs: Needs<'sealer'>, token: string): Buffer {
  return needs.sealer.hash('confirmation-link', token)
}
