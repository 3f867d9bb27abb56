import type * as routes from '#contract/group.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { joinGroup, noteMemberForm } from '#server/persistence/group-member-queries.ts'
import { companyOf } from '#server/persistence/group-record-queries.ts'
import {
  findParticipant,
  insertParticipant,
  saveParticipant,
} from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor } from '#server/services.ts'
import type { UseCase } from '#server/use-case.ts'
import { claimingPhone } from '../participant/claiming-phone.ts'
import type { MemberContext } from './member-facts.ts'
import { lockGroup } from './permitted-group.ts'
import { readBoardMember } from './read-board.ts'
import { claimedPhone, type MemberForm, typedPerson } from './typed-member.ts'

/**
 * Adds a person as a draft that the coordinator fills in. A valid phone is claimed at once: if two groups name the same one, the index
 * `application_primary_phone` lets one succeed, and the other is told `phone_used`.
 */
export const addMember: UseCase<typeof routes.addMember, 'clock' | 'database'> = async (
  { actor, params: { guid: groupGuid }, body: form, facts },
  needs,
) => {
  const at = needs.clock.now()
  return claimingPhone('person.phone', () =>
    needs.database.transaction().execute(async tx => {
      const context = { ...(await lockGroup(tx, actor, groupGuid)), at }
      const guid = await insertMember(tx, actor, { ...context, form })
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'coordinator',
        subjectKind: 'participant',
        subjectGuid: guid,
        action: 'addMember',
        toValue: 'draft',
        requestId: facts.requestId,
      })
      return readBoardMember(tx, context, guid)
    }),
  )
}

/** Until the form is sent the row belongs to the coordinator's account. */
export async function insertMember(
  tx: Tx,
  actor: Pick<AccountActor, 'accountGuid' | 'phone'>,
  { group, edition, at, form }: MemberContext & { form: MemberForm },
): Promise<string> {
  const phone = claimedPhone(form.person.phone, actor)
  const guid = await insertParticipant(tx, {
    accountGuid: actor.accountGuid,
    editionGuid: edition.guid,
    isPrimary: false,
    primaryPhone: phone,
    phone,
    role: form.role,
    locale: form.locale,
    at,
  })
  await noteMemberForm(tx, guid, { registeredBy: actor.accountGuid })
  const change = { person: typedPerson(form.person, phone), company: companyOf(group), media: form.media }
  await saveParticipant(tx, { guid, version: 1, change, at })
  const made = (await findParticipant(tx, { guid, editionGuid: edition.guid })) ?? refuse('not_found')
  await joinGroup(tx, { applicationGuid: made.applicationGuid, groupGuid: group.guid, addedAt: at })
  return guid
}
