import type * as routes from '#contract/group.ts'
import { normalisePhone } from '#contract/phone.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { claimPhone, type MemberRecord, noteMemberForm } from '#server/persistence/group-member-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import { saveParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { sendConfirmation } from '../confirmation/send-confirmation.ts'
import { claimingPhone } from '../participant/claiming-phone.ts'
import { lockGroup } from './permitted-group.ts'
import { lockFilledInMember } from './permitted-member.ts'
import { readBoardMember } from './read-board.ts'
import { claimedPhone, type MemberFormChange, refusePhone, typedPerson } from './typed-member.ts'

/** Changes the form of an unconfirmed member, on the version that was read. A corrected number gets a new link at once. */
export const saveMember: UseCase<
  typeof routes.saveMember,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params, body: { version, ...form }, facts }, needs) => {
  const of = { groupGuid: params.guid, participantGuid: params.participantGuid }
  const at = needs.clock.now()
  return claimingPhone('person.phone', () =>
    needs.database.transaction().execute(async tx => {
      const context = { ...(await lockGroup(tx, actor, of.groupGuid)), at }
      const record = await lockFilledInMember(tx, context, of.participantGuid)
      if (version !== record.version) refuse('changed_meanwhile')
      await writeForm(needs, tx, { sending: { actor, facts, edition: context.edition, at }, record, form })
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'coordinator',
        subjectKind: 'participant',
        subjectGuid: record.guid,
        action: 'saveMember',
        toValue: changedFields(form).join(' ') || null,
        requestId: facts.requestId,
      })
      return readBoardMember(tx, context, record.guid)
    }),
  )
}

async function writeForm(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  {
    sending,
    record,
    form: { person = {}, media, role, locale },
  }: {
    sending: { actor: AccountActor; facts: RequestFacts; edition: EditionRow; at: Date }
    record: Locked<MemberRecord>
    form: MemberFormChange
  },
): Promise<void> {
  const { actor, at } = sending
  const phone = 'phone' in person ? claimedPhone(person.phone, actor) : record.primaryPhone
  const isSent = record.status === 'unconfirmed'
  // Once a link was sent, the number only changes together with a new link.
  const kept = isSent ? { ...person, phone: record.phone } : person
  const change = { person: typedPerson(kept, isSent ? null : phone), media }
  await saveParticipant(tx, { guid: record.guid, version: record.version, change, at })
  await noteMemberForm(tx, record.guid, { ...(role && { role }), ...(locale && { locale }) })
  if (phone === record.primaryPhone) return
  if (!isSent) return claimPhone(tx, record.applicationGuid, phone)
  // The link went to a wrong number: invalidate it and send one to the right number.
  const corrected = phone ?? refusePhone(faultOf(person.phone))
  await sendConfirmation(needs, tx, { ...sending, record, role: 'coordinator', phone: corrected })
}

function faultOf(typed: string | null | undefined) {
  const verdict = typed ? normalisePhone(typed) : null
  return verdict && !verdict.ok ? verdict.code : 'required'
}

/** The names of the fields, never their values. */
function changedFields({ person, media, role, locale }: MemberFormChange): string[] {
  return [
    ...Object.keys({ ...person, ...media }),
    ...(role === undefined ? [] : ['role']),
    ...(locale === undefined ? [] : ['locale']),
  ]
}
