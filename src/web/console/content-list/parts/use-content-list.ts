import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { type ContentRow, listContent, orderContent } from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { moved, rowBefore } from '#web/console/content-editor/rules.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { isLastInTurn, useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { type ContentFilters, contentQuery } from './content-filters.ts'

const pageSize = 100

type Page = { items: ContentRow[]; nextCursor: string | null; order: string }

const listKey = (kind: ContentKind, filters: ContentFilters) =>
  ['organiser', 'content', kind, 'list', filters] as const

export function useContentList(kind: ContentKind, filters: ContentFilters) {
  return useListPages({
    queryKey: listKey(kind, filters),
    readPage: ({ signal, ...page }) =>
      callApi(listContent, {
        params: { kind },
        query: { limit: pageSize, ...contentQuery(filters), ...page },
        signal,
      }),
  })
}

/** Reorders rows at once, and undoes it if the server refuses. */
export function useReorder(kind: ContentKind, filters: ContentFilters) {
  const client = useQueryClient()
  const queryKey = listKey(kind, filters)
  const inputOf = (move: { guid: string; before: string | null }) => {
    // Read only now, so that the editor's own earlier moves are included.
    const order = client.getQueryData<InfiniteData<Page>>(queryKey)?.pages[0]?.order ?? ''
    return { params: { kind }, body: { ...move, order } }
  }
  const write = useSend(orderContent, inputOf, {
    onSuccess: ({ order }) =>
      client.setQueryData<InfiniteData<Page>>(
        queryKey,
        data => data && { ...data, pages: data.pages.map(page => ({ ...page, order })) },
      ),
    onError: error =>
      toasts.show({ title: m.content_move_failed(), description: error.message, tone: 'negative' }),
    onSettled: () => {
      // While another move is waiting, this answer would undo it.
      if (isLastInTurn(client, 'order'))
        void client.invalidateQueries({ queryKey: ['organiser', 'content', kind, 'list'] })
    },
    // Each position depends on the moves before it, so they run one by one.
    inTurn: 'order',
  })
  return (rows: readonly string[], from: number, to: number, more: boolean): boolean => {
    const guid = rows[from]
    const before = rowBefore(rows, from, to)
    // It is unknown which row follows the last loaded one.
    if (!guid || before === undefined || (before === null && more)) return false
    void client.cancelQueries({ queryKey })
    client.setQueryData<InfiniteData<Page>>(queryKey, data => data && withOrder(data, from, to))
    write.mutate({ guid, before })
    return true
  }
}

function withOrder(data: InfiniteData<Page>, from: number, to: number): InfiniteData<Page> {
  const items = moved(
    data.pages.flatMap(page => page.items),
    from,
    to,
  )
  let start = 0
  const pages = data.pages.map(page => {
    const next = { ...page, items: items.slice(start, start + page.items.length) }
    start += page.items.length
    return next
  })
  return { ...data, pages }
}
