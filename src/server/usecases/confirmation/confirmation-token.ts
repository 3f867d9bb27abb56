import type { Needs } from '#server/use-case.ts'

/** Under which a link is kept and found: the token itself stands in the SMS alone. */
export function hashToken(needs: Needs<'sealer'>, token: string): Buffer {
  return needs.sealer.hash('confirmation-link', token)
}
