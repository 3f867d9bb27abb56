import {
  decideWatchHit,
  listWatchHits,
  readWatchFile,
  type TakenWatchList,
  takeWatchList,
  type WatchDecision,
  type WatchPreview,
  watchBytes,
} from '#contract/organiser-watch-list.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { fileForm } from '#web/kit/file/file-form.ts'
import { refreshInterval, useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { type WatchHitFilters, watchHitQuery } from './rules.ts'

const pageSize = 50
const watchKey = ['organiser', 'watch-list']
/** Milliseconds between two looks at a list that is being compared. */
const seekingInterval = 4000

export function useWatchHits(filters: WatchHitFilters) {
  return useListPages({
    queryKey: [...watchKey, filters],
    readPage: ({ signal, ...page }) =>
      callApi(listWatchHits, { query: { limit: pageSize, ...watchHitQuery(filters), ...page }, signal }),
    refreshEvery: first => (first && first.unsearched > 0 ? seekingInterval : refreshInterval),
  })
}

export function useReadWatchFile(onSuccess: (preview: WatchPreview) => void) {
  return useSend(readWatchFile, (file: File) => ({ form: fileForm(file, watchBytes) }), { onSuccess })
}

export function useTakeWatchList(onSuccess: (taken: { added: number; removed: number }) => void) {
  return useSend(takeWatchList, (body: TakenWatchList) => ({ body }), { changes: [watchKey], onSuccess })
}

export function useDecideWatchHit(guid: string, onSuccess: () => void) {
  return useSend(decideWatchHit, (body: WatchDecision) => ({ params: { guid }, body }), {
    changes: [watchKey],
    onSuccess,
  })
}
