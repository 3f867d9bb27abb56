import type * as routes from '#contract/contact-person.ts'
import type { ContactPerson } from '#contract/contact-person.ts'
import { profileAccess } from '#domain/participant/profile-change.ts'
import { type ContactPersonData, findContactPerson } from '#server/persistence/contact-person-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { CallOf, Needs } from '#server/use-case.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

/** The contact person of one of the account's participants. */
export async function readContact(
  { actor, params: { guid } }: CallOf<typeof routes.readContactPerson, 'actor' | 'params'>,
  needs: Needs<'database'>,
): Promise<ContactPerson> {
  const { record } = await loadParticipantFor(needs.database, actor, { guid, concern: 'profile' })
  return presentContact(needs.database, record)
}

export async function presentContact(reader: Reader, record: ParticipantRecord): Promise<ContactPerson> {
  const row = await findContactPerson(reader, record.guid)
  return {
    version: row?.version ?? 0,
    closed: profileAccess(record) === 'closed',
    contact: row ? contactOf(row) : null,
  }
}

/** The columns that the person writes. */
export function contactOf({ name, email, phone, getsNotices }: ContactPersonData): ContactPersonData {
  return { name, email, phone, getsNotices }
}
