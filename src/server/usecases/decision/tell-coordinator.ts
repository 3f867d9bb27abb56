import { randomUUID } from 'node:crypto'
import type { DecisionKind } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tx } from '#server/persistence/database.ts'
import {
  type DecisionNotice,
  keepForgottenName,
  listDecidedMembers,
  listForgottenNames,
  noteDecisions,
  takeDecisionNotice,
} from '#server/persistence/decision-notice-queries.ts'
import { readEdition } from '#server/persistence/edition-queries.ts'
import { findGroupByGuid, findGroupOfApplication } from '#server/persistence/group-record-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { nameIn } from '../message/name-in.ts'
import { writeToCoordinator } from '../message/write-to-coordinator.ts'

type Told = Pick<
  Awaited<ReturnType<typeof listDecidedMembers>>[number],
  'kind' | 'firstName' | 'lastName' | 'latinFirstName' | 'latinLastName'
>

/** Reopened applications are not reported to a coordinator: the board shows them, and a decision follows. */
type ToldKind = Exclude<DecisionKind, 'reopen'>

const headings: Record<ToldKind, typeof m.mail_group_decided_approve> = {
  approve: m.mail_group_decided_approve,
  reject: m.mail_group_decided_reject,
  requestInformation: m.mail_group_decided_request_information,
  returnToReview: m.mail_group_decided_return,
  cancel: m.mail_group_decided_cancel,
}

/** Queues one notice about the whole batch for the member's coordinator, due after the recall window. */
export async function noteForCoordinator(
  needs: Needs<'jobs'>,
  tx: Tx,
  decision: { applicationGuid: string; batchGuid: string; recallUntil: Date },
): Promise<void> {
  const { batchGuid, recallUntil: dueAt } = decision
  const group = await findGroupOfApplication(tx, decision.applicationGuid)
  if (!group) return
  const notice = { batchGuid, groupGuid: group.guid }
  if (await noteDecisions(tx, { ...notice, dueAt }))
    await needs.jobs.enqueue(tx, { name: 'decision-notice', payload: notice }, { startAfter: dueAt })
}

/** Writes the one letter about a batch and a group. May run twice, early or late: a notice already taken is gone. */
export async function tellCoordinator(
  needs: Needs<'clock' | 'config' | 'database' | 'jobs' | 'sealer'>,
  notice: DecisionNotice,
): Promise<void> {
  await needs.database.transaction().execute(async tx => {
    // Before the notice is taken, which they go with.
    const kept = await listForgottenNames(tx, notice)
    if (!(await takeDecisionNotice(tx, notice, needs.clock.wall()))) return
    const group = await findGroupByGuid(tx, notice.groupGuid)
    const forgotten = kept.map(
      ({ guid, sealed, keyId }) => needs.sealer.open(sealed, keyId, nameContext(guid)) as Told,
    )
    const decided = [...(await listDecidedMembers(tx, notice)), ...forgotten]
    if (!group || decided.length === 0) return
    const edition = await readEdition(tx, group.editionGuid)
    await writeToCoordinator({ needs, tx, edition }, 'group_decided', { group }, locale => ({
      decided: inWords(decided, locale),
    }))
  })
}

/** The name of somebody who never confirmed is erased with the withdrawal: it is kept sealed for the one letter about the batch. */
export async function noteForgotten(
  needs: Needs<'jobs' | 'sealer'>,
  tx: Tx,
  { record, decision }: { record: ParticipantRecord; decision: Parameters<typeof noteForCoordinator>[2] },
): Promise<void> {
  const group = await findGroupOfApplication(tx, record.applicationGuid)
  if (!group) return
  await noteForCoordinator(needs, tx, decision)
  const { firstName, lastName, latinFirstName, latinLastName } = record
  const told: Told = { kind: 'cancel', firstName, lastName, latinFirstName, latinLastName }
  const guid = randomUUID()
  await keepForgottenName(tx, {
    ...{ guid, batchGuid: decision.batchGuid, groupGuid: group.guid },
    ...needs.sealer.seal(told, nameContext(guid)),
  })
}

const nameContext = (guid: string) => `decision-name:${guid}`

/** "Approved: 2" with the names below, for each kind of decision. */
function inWords(decided: readonly Told[], locale: 'ru' | 'en'): string {
  const kinds = Object.keys(headings) as ToldKind[]
  return kinds
    .map(kind => ({ kind, people: decided.filter(each => each.kind === kind) }))
    .filter(({ people }) => people.length > 0)
    .map(({ kind, people }) =>
      [
        headings[kind]({ count: people.length }, { locale }),
        ...people.map(each => `– ${nameIn(locale, each)}`),
      ].join('\n'),
    )
    .join('\n\n')
}
