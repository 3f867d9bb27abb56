import type { ContactPerson } from '#contract/contact-person.ts'
import { profileAccess } from '#domain/participant/profile-change.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import {
  type ContactPersonData,
  deleteContactPerson,
  saveContactPersonRow,
} from '../../persistence/contact-person-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { readContact } from './read-contact.ts'

/** Saves the contact person on the version that was read. */
export function saveContact(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  guid: string,
  { version, ...data }: ContactPersonData & { version: number },
): Promise<ContactPerson> {
  return change(services, actor, facts, guid, 'saveContactPerson', async (tx, at) => {
    if (!(await saveContactPersonRow(tx, { participantGuid: guid, version, data, at })))
      refuse('changed_meanwhile')
    return true
  })
}

/** Forgets the contact person: no copy leaves after this. Doing it twice is no error. */
export function removeContact(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  guid: string,
): Promise<ContactPerson> {
  return change(services, actor, facts, guid, 'removeContactPerson', tx => deleteContactPerson(tx, guid))
}

async function change(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  guid: string,
  action: 'saveContactPerson' | 'removeContactPerson',
  work: (tx: Tx, at: Date) => Promise<boolean>,
): Promise<ContactPerson> {
  const at = services.clock.now()
  await services.database.transaction().execute(async tx => {
    const { record, role } = await lockParticipantFor(tx, actor, guid, 'profile')
    if (profileAccess(record) === 'closed') refuse('state_forbids')
    if (!(await work(tx, at))) return
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: role,
      subjectKind: 'participant',
      subjectGuid: guid,
      action,
      requestId: facts.requestId,
    })
  })
  return readContact(services, actor, guid)
}
