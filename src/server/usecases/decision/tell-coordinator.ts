import type { DecisionKind } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tx } from '#server/persistence/database.ts'
import {
  type DecisionNotice,
  listDecidedMembers,
  noteDecisions,
  takeDecisionNotice,
} from '#server/persistence/decision-notice-queries.ts'
import { readEdition } from '#server/persistence/edition-queries.ts'
import { findGroupByGuid, findGroupOfApplication } from '#server/persistence/group-record-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { nameIn } from '../message/name-in.ts'
import { writeToCoordinator } from '../message/write-to-coordinator.ts'

type Decided = Awaited<ReturnType<typeof listDecidedMembers>>

/** Reopened applications are not reported to a coordinator: the board shows them, and a decision follows. */
type ToldKind = Exclude<DecisionKind, 'reopen'>

const headings: Record<ToldKind, typeof m.mail_group_decided_approve> = {
  approve: m.mail_group_decided_approve,
  reject: m.mail_group_decided_reject,
  requestInformation: m.mail_group_decided_request_information,
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
    if (!(await takeDecisionNotice(tx, notice, needs.clock.wall()))) return
    const group = await findGroupByGuid(tx, notice.groupGuid)
    const decided = await listDecidedMembers(tx, notice)
    if (!group || decided.length === 0) return
    const edition = await readEdition(tx, group.editionGuid)
    await writeToCoordinator({ needs, tx, edition }, 'group_decided', { group }, locale => ({
      decided: inWords(decided, locale),
    }))
  })
}

/** "Approved: 2" with the names below, for each kind of decision. */
function inWords(decided: Decided, locale: 'ru' | 'en'): string {
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
