import {
  type BadgeRow,
  countBadgeFilters,
  handOverBadges,
  listBadges,
  printBadges,
  readBadgePrint,
  reissueBadge,
} from '#contract/organiser-badge.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { type BadgeFilters, badgeQuery } from './rules.ts'

const pageSize = 50
const listKey = ['organiser', 'badges']

export function useBadgeRows(filters: BadgeFilters) {
  return useListPages({
    queryKey: [...listKey, filters],
    readPage: ({ signal, ...page }) =>
      callApi(listBadges, { query: { limit: pageSize, ...badgeQuery(filters), ...page }, signal }),
  })
}

/** How many each kind of bearer would find. */
export function badgeCounts(filters: BadgeFilters) {
  const { sort: _, kind: _kind, ...query } = badgeQuery({ ...filters, kind: 'all' })
  return {
    queryKey: ['organiser', 'badge-counts', query],
    queryFn: ({ signal }: { signal: AbortSignal }) => callApi(countBadgeFilters, { query, signal }),
  }
}

export type Print = { guid: string; number: number; badges: number }

const showFailure = (error: Error) => toasts.show({ title: error.message, tone: 'negative' })

/** Records a print of these badges, or of the rest (null). */
export function usePrintBadges(onSuccess: (print: Print) => void) {
  return useSend(printBadges, (passGuids: string[] | null) => ({ body: { passGuids } }), {
    changes: [listKey],
    onSuccess,
    onError: showFailure,
  })
}

export function useDownloadPrint({ guid, number }: Print) {
  const locale = useLocale()
  return useSend(readBadgePrint, () => ({ params: { guid }, query: { locale } }), {
    onSuccess: file => saveBlob(file, `${m.badge_print_title({ number: String(number) })}.pdf`),
  })
}

export function useHandOverBadges(onSuccess: () => void) {
  return useSend(handOverBadges, (passGuids: string[]) => ({ body: { passGuids } }), {
    changes: [listKey],
    onSuccess: ({ results }) => {
      const count = results.filter(({ ok }) => ok).length
      const failed = results.length - count
      toasts.show(
        failed === 0
          ? { title: m.badge_desk_handed({ count }), tone: 'positive' }
          : { title: m.badge_desk_handed_partly({ count, failed }), tone: 'negative' },
      )
      onSuccess()
    },
    onError: showFailure,
  })
}

type Lost = { badge: Pick<BadgeRow, 'guid' | 'counter'>; reason: string }

export function useReissueBadge(onSuccess: () => void) {
  return useSend(
    reissueBadge,
    ({ badge: { guid, counter }, reason }: Lost) => ({ params: { guid }, body: { counter, reason } }),
    {
      changes: [listKey],
      onSuccess: () => {
        toasts.show({ title: m.badge_desk_reissued(), tone: 'positive' })
        onSuccess()
      },
    },
  )
}
