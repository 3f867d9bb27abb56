import type { ContactPerson } from '#contract/contact-person.ts'
import { profileAccess } from '#domain/participant/profile-change.ts'
import { findContactPerson } from '../../persistence/contact-person-queries.ts'
import type { AccountActor, Services } from '../../services.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

/** Whom the forum may turn to for a participant of the account. */
export async function readContact(
  services: Services,
  actor: AccountActor,
  guid: string,
): Promise<ContactPerson> {
  const { record } = await loadParticipantFor(services.database, actor, guid, 'profile')
  const row = await findContactPerson(services.database, guid)
  return {
    version: row?.version ?? 0,
    closed: profileAccess(record) === 'closed',
    contact: row
      ? { name: row.name, email: row.email, phone: row.phone, getsNotices: row.getsNotices }
      : null,
  }
}
