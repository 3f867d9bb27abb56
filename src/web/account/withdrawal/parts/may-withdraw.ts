import type { SessionUser } from '#contract/auth.ts'
import { actingRole } from '#domain/access/participant-access.ts'
import { decideApplication } from '#domain/application/application-transitions.ts'

/** Whether the account may withdraw the application of one of its participants, as the server will judge it; what is paid is asked beside. */
export function mayWithdraw({
  primary,
  sections,
  status,
}: Pick<SessionUser, 'primary' | 'sections' | 'status'>): boolean {
  // Whoever stands in the list without a right has registered the person, who has not confirmed.
  const registered = !primary && (sections ?? []).length === 0
  const relations = {
    own: primary,
    registered,
    granted: sections,
    coordinates: false,
    confirmed: false,
    status,
  }
  const actor = actingRole(relations, 'withdraw')
  return actor !== null && decideApplication('cancel', { status, actor }).ok
}
