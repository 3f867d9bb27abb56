import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addSavedView,
  changeSavedView,
  listSavedViews,
  removeSavedView,
  type SavedView,
} from '#contract/organiser-saved-view.ts'
import type { ViewedList } from '#domain/saved-view/viewed-list.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const viewsKey = (list: ViewedList) => ['organiser', 'views', list]

/** Milliseconds: colleagues seldom change what they share. */
const refreshInterval = 60_000

/** The organiser's own views of a list and those that colleagues share. */
export function useSavedViews(list: ViewedList) {
  return useQuery({
    queryKey: viewsKey(list),
    queryFn: ({ signal }) => callApi(listSavedViews, { query: { list }, signal }),
    refetchInterval: refreshInterval,
  })
}

export type ViewChange = Pick<SavedView, 'name' | 'query' | 'shared'>

export function useAddView(list: ViewedList, onSuccess: (added: SavedView) => void) {
  return useSend(addSavedView, (change: ViewChange) => ({ body: { list, ...change } }), {
    changes: [viewsKey(list)],
    onSuccess,
  })
}

type Known = Pick<SavedView, 'guid' | 'version'>

/** Somebody may have been faster, so what is there is read again. */
function useReadAgain(list: ViewedList) {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: viewsKey(list) })
}

export function useChangeView(list: ViewedList, onSuccess: (changed: SavedView) => void) {
  const onSettled = useReadAgain(list)
  return useSend(
    changeSavedView,
    ({ view: { guid, version }, change }: { view: Known; change: ViewChange }) => ({
      params: { guid },
      body: { ...change, version },
    }),
    { onSuccess, onSettled },
  )
}

export function useRemoveView(list: ViewedList, onSuccess: () => void) {
  const onSettled = useReadAgain(list)
  return useSend(removeSavedView, ({ guid, version }: Known) => ({ params: { guid }, body: { version } }), {
    onSuccess,
    onError: tellFailure,
    onSettled,
  })
}
