import { useQuery } from '@tanstack/react-query'
import { type MergeOrder, mergeDuplicates, previewMerge } from '#contract/organiser-duplicate.ts'
import type { MergeSide } from '#domain/identity/merge-duplicates.ts'
import { type MergedBefore, mergedBefore } from '#web/console/duplicate-queue/rules.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSend } from '#web/kit/send/use-send.ts'

export function useMergePreview(guid: string, keep: MergeSide | null) {
  return useQuery({
    queryKey: ['organiser', 'merge', guid, keep],
    queryFn: ({ signal }) => callApi(previewMerge, { params: { guid }, query: keep ? { keep } : {}, signal }),
    // What is chosen between must not change unseen; a merge of anything else is refused.
    refetchOnMount: 'always',
    placeholderData: before => before,
  })
}

type Outcome = {
  onSuccess: (applicationGuid: string) => void
  onMerged: (merged: MergedBefore) => void
}

export function useMergeDuplicates(guid: string, { onSuccess, onMerged }: Outcome) {
  return useSend(mergeDuplicates, (body: MergeOrder) => ({ params: { guid }, body }), {
    changes: [['organiser']],
    onSuccess: ({ applicationGuid }) => onSuccess(applicationGuid),
    onError(error) {
      const merged = mergedBefore(error)
      if (merged) onMerged(merged)
    },
  })
}
