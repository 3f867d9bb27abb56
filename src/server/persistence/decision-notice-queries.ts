import type { Sealed } from '../secrets/sealer.ts'
import type { Reader, Tx } from './database.ts'

/** A released batch of which a group's coordinator has to be told. */
export type DecisionNotice = { batchGuid: string; groupGuid: string }

/** Records that a coordinator has to be told; false when it is recorded already. */
export async function noteDecisions(tx: Tx, notice: DecisionNotice & { dueAt: Date }): Promise<boolean> {
  const row = await tx
    .insertInto('decisionNotice')
    .values(notice)
    .onConflict(conflict => conflict.columns(['batchGuid', 'groupGuid']).doNothing())
    .returning('batchGuid')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a due notice; simultaneous callers get it once. */
export async function takeDecisionNotice(tx: Tx, of: DecisionNotice, now: Date): Promise<boolean> {
  const row = await tx
    .deleteFrom('decisionNotice')
    .where('batchGuid', '=', of.batchGuid)
    .where('groupGuid', '=', of.groupGuid)
    .where('dueAt', '<=', now)
    .returning('batchGuid')
    .executeTakeFirst()
  return row !== undefined
}

/** Makes the notices of a batch due now. */
export function hastenDecisionNotices(tx: Tx, batchGuid: string, at: Date): Promise<DecisionNotice[]> {
  return tx
    .updateTable('decisionNotice')
    .set({ dueAt: at })
    .where('batchGuid', '=', batchGuid)
    .returning(['batchGuid', 'groupGuid'])
    .execute()
}

/** Deletes the notices of a recalled batch, except those about somebody whose withdrawal cannot be recalled. */
export async function forgetDecisionNotices(tx: Tx, batchGuid: string): Promise<void> {
  await tx
    .deleteFrom('decisionNotice')
    .where('batchGuid', '=', batchGuid)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('decisionNoticeName as name')
            .select('name.guid')
            .whereRef('name.batchGuid', '=', 'decisionNotice.batchGuid')
            .whereRef('name.groupGuid', '=', 'decisionNotice.groupGuid'),
        ),
      ),
    )
    .execute()
}

/** Keeps the name of somebody who is about to be erased for the letter of their batch. */
export async function keepForgottenName(
  tx: Tx,
  name: DecisionNotice & Sealed & { guid: string },
): Promise<void> {
  await tx.insertInto('decisionNoticeName').values(name).execute()
}

/** The kept names of a notice, in a steady order; they go with the notice. */
export function listForgottenNames(reader: Reader, of: DecisionNotice) {
  return reader
    .selectFrom('decisionNoticeName')
    .select(['guid', 'sealed', 'keyId'])
    .where('batchGuid', '=', of.batchGuid)
    .where('groupGuid', '=', of.groupGuid)
    .orderBy('guid')
    .execute()
}

/** Notices whose job was lost. */
export function overdueDecisionNotices(reader: Reader, before: Date): Promise<DecisionNotice[]> {
  return reader
    .selectFrom('decisionNotice')
    .select(['batchGuid', 'groupGuid'])
    .where('dueAt', '<', before)
    .orderBy('dueAt')
    .limit(200)
    .execute()
}

/**
 * The group's members decided on in a batch, by name. Omitted, because they were not told themselves: those who have withdrawn since or on whom the
 * committee has decided anew.
 */
export function listDecidedMembers(reader: Reader, of: DecisionNotice) {
  return reader
    .selectFrom('decision')
    .innerJoin('groupMember', 'groupMember.applicationGuid', 'decision.applicationGuid')
    .innerJoin('application', 'application.guid', 'decision.applicationGuid')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .select(['decision.kind', 'participant.firstName', 'participant.lastName'])
    .select(['participant.latinFirstName', 'participant.latinLastName'])
    .where('decision.batchGuid', '=', of.batchGuid)
    .where('groupMember.groupGuid', '=', of.groupGuid)
    .where('groupMember.removedAt', 'is', null)
    .where('decision.recalledAt', 'is', null)
    .where(({ eb, or }) =>
      or([eb('application.status', '!=', 'cancelled'), eb('decision.kind', '=', 'cancel')]),
    )
    .where('participant.erasedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('decision as later')
            .select('later.guid')
            .whereRef('later.applicationGuid', '=', 'decision.applicationGuid')
            .whereRef('later.releasedAt', '>', 'decision.releasedAt')
            .where('later.recalledAt', 'is', null),
        ),
      ),
    )
    .orderBy('participant.lastName')
    .orderBy('participant.firstName')
    .orderBy('participant.guid')
    .execute()
}
