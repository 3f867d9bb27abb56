import type { BulkResult } from '#contract/group.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import type { Tx } from '#server/persistence/database.ts'
import { RefusalError } from '#server/refuse.ts'
import type { AccountActor } from '#server/services.ts'
import { isUnavailable } from '#server/unavailable.ts'
import type { Needs } from '#server/use-case.ts'
import type { MemberContext } from './member-facts.ts'
import { loadGroup } from './permitted-group.ts'

type ForMany = { actor: AccountActor; groupGuid: string; participantGuids: readonly string[] }

/**
 * Runs something for many members, each in its own transaction with its own result: one failure does not stop the others. A group that is not the
 * caller's is absent (404).
 */
export async function eachMember(
  needs: Needs<'clock' | 'database' | 'log'>,
  { actor, groupGuid, participantGuids }: ForMany,
  act: (tx: Tx, context: MemberContext, participantGuid: string) => Promise<void>,
): Promise<BulkResult> {
  await loadGroup(needs.database, actor, groupGuid)
  const actOn = (participantGuid: string) =>
    needs.database.transaction().execute(async tx => {
      const context = { ...(await loadGroup(tx, actor, groupGuid)), at: needs.clock.now() }
      await act(tx, context, participantGuid)
    })
  const results: BulkResult['results'] = []
  let busy = false
  for (const participantGuid of new Set(participantGuids)) {
    const done: Outcome = busy
      ? unavailable
      : await outcome(needs, () => actOn(participantGuid), results.some(isDone))
    busy ||= done === unavailable
    results.push({ participantGuid, ...done })
  }
  return { results }
}

type Outcome = { ok: boolean; code: ErrorCode | null }

const isDone = ({ ok }: Outcome) => ok

/** Of whoever is left when the database does not answer in the middle: what was done before has to be reported. */
const unavailable: Outcome = { ok: false, code: 'service_busy' }

async function outcome(needs: Needs<'log'>, act: () => Promise<void>, anyDone: boolean): Promise<Outcome> {
  try {
    await act()
    return { ok: true, code: null }
  } catch (error) {
    if (error instanceof RefusalError) return { ok: false, code: error.code }
    if (isUnavailable(error)) {
      // Nothing was done, so the whole call is answered with 503 and may be sent again as it is.
      if (!anyDone) throw error
      return unavailable
    }
    needs.log.error({ err: error }, 'one member of a group was left out')
    return { ok: false, code: 'server_error' }
  }
}
