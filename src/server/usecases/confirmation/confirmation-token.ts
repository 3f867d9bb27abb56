import type { Services } from '../../services.ts'

/** Under which a link is kept and found: the token itself stands in the SMS alone. */
export function hashToken(needs: Services, token: string): Buffer {
  return needs.sealer.hash('confirmation-link', token)
}
