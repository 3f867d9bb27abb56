import type { ContentRow } from '#contract/content.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import type { ApiError } from '#web/kit/api/api-error.ts'

type Ticked = Pick<ContentRow, 'kind' | 'state' | 'problems'>

/** What can be done with which of the ticked entries. An important update is published on a page of its own, where it can be recalled. */
export function contentByAct<Row extends Ticked>(ticked: readonly Row[]) {
  const waiting = ticked.filter(({ kind, state }) => kind !== 'importantUpdate' && state !== 'published')
  return {
    ready: waiting.filter(({ problems }) => problems === 0),
    unready: waiting.filter(({ problems }) => problems > 0),
    same: ticked.filter(({ state }) => state === 'published').length,
    shown: ticked.filter(({ state }) => state !== 'draft'),
  }
}

/** A complete entry is refused for what it refers to, and then nothing in it is left to fill in. */
export function causeOfRefusal({ code, details }: Pick<ApiError, 'code' | 'details'>): ErrorCode {
  const isOnlyReference =
    details.length > 0 && details.every(detail => detail.code === 'reference_unpublished')
  return isOnlyReference ? 'reference_unpublished' : code
}
