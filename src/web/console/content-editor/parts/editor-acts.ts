import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ContentDetail, removeContent, unpublishContent } from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { contentKey } from './content-key.ts'

/** Takes a piece off the site; the draft stays. */
export function useUnpublish(kind: ContentKind, onDone: (detail: ContentDetail) => void) {
  return useMutation({
    mutationFn: ({ guid, version }: { guid: string; version: number }) =>
      callApi(unpublishContent, { params: { kind, guid }, body: { version } }),
    onSuccess: onDone,
  })
}

/** Removes a piece for good. `onDone` leaves its page, and is waited for: an editor still open would read the piece anew. */
export function useRemove(kind: ContentKind, onDone: () => void | Promise<void>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ guid }: { guid: string }) => callApi(removeContent, { params: { kind, guid } }),
    onSuccess: async (_, { guid }) => {
      await onDone()
      client.removeQueries({ queryKey: contentKey(kind, guid) })
      await client.invalidateQueries({ queryKey: ['organizer'] })
    },
  })
}
