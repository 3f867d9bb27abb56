import type { ActingRole } from '#domain/access/participant-access.ts'
import {
  answerProposal,
  cancelWaitingLinks,
  endLiveLink,
  findRegistrant,
  type Registrant,
} from '#server/persistence/confirmation-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import { cancelMessagesAbout } from '#server/persistence/message-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import { tellOfRefusal } from '../confirmation/tell-registrant.ts'
import { tell } from '../message/tell-participant.ts'
import { forgetUnconfirmed } from './forget-unconfirmed.ts'

export type Ending<Role extends ActingRole = ActingRole> = {
  record: Locked<ParticipantRecord>
  edition: EditionRow
  by: { accountGuid: string; role: Role; facts: RequestFacts }
  reason: string | null
  at: Date
}

/** Who ends an application, for the machine. */
export function endedBy<Role extends ActingRole>({ by, at }: Ending<Role>) {
  const { accountGuid: actorGuid, role, facts } = by
  return { as: role, role, actorGuid, at, requestId: facts.requestId }
}

/** The effects of an application's end: waiting messages are cancelled, its link stops working, and those concerned are told. An unconfirmed person is erased. */
export function endingEffects(needs: Needs<'clock' | 'config' | 'sealer'>, tx: Tx, ending: Ending) {
  const { record, edition, by, at } = ending
  let told: Registrant['as'] | null = null
  return {
    // "Approved, pay by" must not reach somebody who has withdrawn while it waited.
    'silence-earlier': () => cancelMessagesAbout(tx, record.applicationGuid),
    async 'end-link'() {
      await endLiveLink(tx, record.applicationGuid, at)
      await cancelWaitingLinks(tx, record.guid)
    },
    async 'notify-cancelled'() {
      if (record.status !== 'draft') await tell({ needs, tx, edition }, 'cancelled', record, {})
    },
    async 'answer-registrant'() {
      const declined = record.status === 'unconfirmed' && by.role === 'participant'
      if (declined) told = await answerRegistrant(needs, tx, ending)
    },
    // A declined member stays on the coordinator's board until the coordinator removes them.
    async 'forget-unconfirmed'() {
      if (told !== 'coordinator') await forgetUnconfirmed(tx, record, at)
    },
  }
}

/** The person declines what a registrant filled in; the registrant is told and gets no rights. */
async function answerRegistrant(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  { record, edition, by, at }: Ending,
): Promise<Registrant['as'] | null> {
  const registrant = await findRegistrant(tx, record)
  if (!registrant) return null
  await answerProposal(
    tx,
    { participantGuid: record.guid, accountGuid: registrant.accountGuid },
    { sections: [], by: by.accountGuid, at },
  )
  await tellOfRefusal(needs, tx, { record, edition, registrant })
  return registrant.as
}
