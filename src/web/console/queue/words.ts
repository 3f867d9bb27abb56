import type { Locale } from '#contract/field.ts'
import type { RequestSort } from '#domain/change-request/request-sort.ts'
import type { TimeOrder } from '#domain/search/time-order.ts'
import { m } from '#messages/compiled/messages.js'
import { countText } from '#web/kit/words/count-text.ts'

export const requestSortWords: Record<RequestSort, () => string> = {
  oldest: m.audit_oldest,
  newest: m.audit_newest,
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  company: m.organiser_sort_company_up,
  companyDown: m.organiser_sort_company_down,
}

export const timeOrderWords: Record<TimeOrder, () => string> = {
  newest: m.audit_newest,
  oldest: m.audit_oldest,
}

/** The count of a tab. Where only so many were counted there may be more, and a zero says nothing. */
export function tabCount(
  count: number | undefined,
  countsUpTo: number | null | undefined,
  locale: Locale,
): number | string | undefined {
  if (count === undefined || typeof countsUpTo !== 'number') return count
  return count > 0 ? `${countText(count, locale)}+` : undefined
}
