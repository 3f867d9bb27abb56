import type * as routes from '#contract/contact-person.ts'
import type { ContactPerson } from '#contract/contact-person.ts'
import { profileAccess } from '#domain/participant/profile-change.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { deleteContactPerson, saveContactPersonRow } from '#server/persistence/contact-person-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { readContact } from './read-contact.ts'

/** Saves the contact person on the version that was read. */
export const saveContact: UseCase<typeof routes.saveContactPerson, 'clock' | 'database'> = (
  { actor, params: { guid }, body: { version, ...data }, facts },
  needs,
) => {
  return change(needs, { actor, facts, guid, action: 'saveContactPerson' }, async (tx, at) => {
    if (!(await saveContactPersonRow(tx, { participantGuid: guid, version, data, at })))
      refuse('changed_meanwhile')
    return true
  })
}

/** Removes the contact person: no copy is sent after this. A repeated call is no error. */
export const removeContact: UseCase<typeof routes.removeContactPerson, 'clock' | 'database'> = (
  { actor, params: { guid }, facts },
  needs,
) => {
  return change(needs, { actor, facts, guid, action: 'removeContactPerson' }, tx =>
    deleteContactPerson(tx, guid),
  )
}

async function change(
  needs: Needs<'clock' | 'database'>,
  {
    actor,
    facts,
    guid,
    action,
  }: {
    actor: AccountActor
    facts: RequestFacts
    guid: string
    action: 'saveContactPerson' | 'removeContactPerson'
  },
  work: (tx: Tx, at: Date) => Promise<boolean>,
): Promise<ContactPerson> {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const { record, role } = await lockParticipantFor(tx, actor, { guid, concern: 'profile' })
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
  return readContact({ actor, params: { guid } }, needs)
}
