import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ContentDetail, removeContent, unpublishContent } from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { callApi } from '../../api/call-api.ts'

/** Takes a piece off the site; the draft stays. */
export function useUnpublish(kind: ContentKind, onDone: (detail: ContentDetail) => void) {
  return useMutation({
    mutationFn: ({ guid, version }: { guid: string; version: number }) =>
      callApi(unpublishContent, { params: { kind, guid }, body: { version } }),
    onSuccess: onDone,
  })
}

/** Removes a piece for good. */
export function useRemove(kind: ContentKind, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ guid }: { guid: string }) => callApi(removeContent, { params: { kind, guid } }),
    onSuccess: async (_, { guid }) => {
      client.removeQueries({ queryKey: ['organizer', 'content', kind, guid] })
      onDone()
      await client.invalidateQueries({ queryKey: ['organizer'] })
    },
  })
}
