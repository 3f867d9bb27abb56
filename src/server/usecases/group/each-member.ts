import type { BulkResult } from '#contract/group.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { RefusalError } from '../../refuse.ts'
import type { Services } from '../../services.ts'

/** Does something for many people one after another; what happens to one is their own result, and the others are done. */
export async function eachMember(
  services: Services,
  participantGuids: readonly string[],
  act: (participantGuid: string) => Promise<void>,
): Promise<BulkResult> {
  const results: BulkResult['results'] = []
  for (const participantGuid of new Set(participantGuids))
    results.push({ participantGuid, ...(await outcome(services, () => act(participantGuid))) })
  return { results }
}

async function outcome(
  services: Services,
  act: () => Promise<void>,
): Promise<{ ok: boolean; code: ErrorCode | null }> {
  try {
    await act()
    return { ok: true, code: null }
  } catch (error) {
    if (error instanceof RefusalError) return { ok: false, code: error.code }
    services.log.error({ err: error }, 'one member of a group was left out')
    return { ok: false, code: 'server_error' }
  }
}
