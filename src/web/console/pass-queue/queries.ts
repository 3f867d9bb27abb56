import {
  countPassFilters,
  givePassAgain,
  listPasses,
  type PassRow,
  withholdPass,
} from '#contract/organiser-pass.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { type PassFilters, passQuery } from './rules.ts'

const pageSize = 50
const changes = [['organiser']]

export function usePassRows(filters: PassFilters) {
  return useListPages({
    queryKey: ['organiser', 'passes', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listPasses, { query: { limit: pageSize, ...passQuery(filters), ...page }, signal }),
  })
}

/** How many each kind of bearer would find. */
export function passCounts(filters: PassFilters) {
  const { sort: _, kind: _kind, ...query } = passQuery({ ...filters, kind: 'all' })
  return {
    queryKey: ['organiser', 'pass-counts', query],
    queryFn: ({ signal }: { signal: AbortSignal }) => callApi(countPassFilters, { query, signal }),
  }
}

type Named = Pick<PassRow, 'guid' | 'counter'>

export function useWithholdPass(onSuccess: () => void) {
  return useSend(
    withholdPass,
    ({ pass: { guid, counter }, reason }: { pass: Named; reason: string }) => ({
      params: { guid },
      body: { counter, reason },
    }),
    {
      changes,
      onSuccess: () => {
        toasts.show({ title: m.pass_desk_withheld(), tone: 'positive' })
        onSuccess()
      },
    },
  )
}

export function useGivePassAgain(onSuccess: () => void) {
  return useSend(givePassAgain, ({ guid, counter }: Named) => ({ params: { guid }, body: { counter } }), {
    changes,
    onSuccess: ({ state, counter }) => {
      const title =
        state === 'valid' ? m.pass_desk_given({ counter: String(counter) }) : m.pass_desk_given_later()
      toasts.show({ title, tone: 'positive' })
      onSuccess()
    },
  })
}
