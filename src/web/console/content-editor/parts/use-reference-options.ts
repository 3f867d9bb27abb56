import { useQuery } from '@tanstack/react-query'
import { listContentOptions } from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { callApi } from '#web/kit/api/call-api.ts'

/** Every piece of one kind, for references. */
export function useReferenceOptions(kind: ContentKind, edition: string | undefined) {
  return useQuery({
    queryKey: ['organiser', 'content', kind, 'options', edition ?? null],
    queryFn: async ({ signal }) =>
      (
        await callApi(listContentOptions, {
          params: { kind },
          query: edition ? { edition } : {},
          signal,
        })
      ).items,
  })
}
