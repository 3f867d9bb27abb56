import type { SessionUser } from '#contract/auth.ts'
import { actingRole } from '#domain/access/participant-access.ts'
import { decideApplication } from '#domain/application/application-transitions.ts'

/** Whether the account may withdraw a participant's application, by the server's rules. Payment is checked separately. */
export function mayWithdraw({
  primary,
  sections,
  status,
}: Pick<SessionUser, 'primary' | 'sections' | 'status'>): boolean {
  // A participant who is listed without any right was registered by this account and has not confirmed.
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
