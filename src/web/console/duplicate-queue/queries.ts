import { useQueryClient } from '@tanstack/react-query'
import { type DuplicateDecision, decideDuplicate, listDuplicates } from '#contract/organiser-duplicate.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { type DuplicateFilters, duplicateQuery } from './rules.ts'

const pageSize = 50

export function useDuplicateQueue(filters: DuplicateFilters) {
  return useListPages({
    queryKey: ['organiser', 'duplicates', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listDuplicates, {
        query: { limit: pageSize, ...duplicateQuery(filters), ...page },
        signal,
      }),
  })
}

export function useDecideDuplicate(guid: string, onSuccess: () => void) {
  return useSend(decideDuplicate, (body: DuplicateDecision) => ({ params: { guid }, body }), {
    changes: [['organiser']],
    onSuccess,
  })
}

/** Reads the lists again, once whoever was too late has read why. */
export function useReadDuplicates() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['organiser'] })
}
