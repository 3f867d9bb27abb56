import type { Locale } from '#contract/field.ts'
import type { RequestSort } from '#domain/change-request/request-sort.ts'
import type { Counted } from '#domain/search/list-counts.ts'
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

/** How many, as tabs and the foot of a list say it: `140+` where there may be more. Null where nobody knows. */
export function shownCount(counted: Counted | number | undefined, locale: Locale): string | null {
  if (counted === undefined) return null
  const { count, more } = typeof counted === 'number' ? { count: counted, more: false } : counted
  if (!more) return countText(count, locale)
  return count > 0 ? `${countText(count, locale)}+` : null
}

type EmptyTexts = {
  /** What helps who searched in vain. */
  notFound: string
  /** What comes here, where nothing narrows the list. */
  none: string
}

/** What stands under the title of a list that shows nothing. Filters are named first: they are easily forgotten. */
export function emptyText(
  { filtered, searched }: { filtered: boolean; searched: boolean },
  { notFound, none }: EmptyTexts,
): string {
  if (filtered) return m.list_found_none_text()
  return searched ? notFound : none
}
