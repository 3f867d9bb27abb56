import type { Services } from '../../services.ts'

/** Under which a link is kept and found: the token itself stands in the SMS alone. */
export function hashToken(services: Services, token: string): Buffer {
  return services.sealer.hash('confirmation-link', token)
}
