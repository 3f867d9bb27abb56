import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  previewLegalTexts,
  publishLegalDetails,
  readLegalDetails,
  readLegalTexts,
} from '#contract/legal-details.ts'
import type { LegalDetails } from '#domain/legal-details/legal-details.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const detailsKey = ['organiser', 'legal-details'] as const

export function useLegalDetails() {
  return useQuery({
    queryKey: detailsKey,
    queryFn: ({ signal }) => callApi(readLegalDetails, { signal }),
    // The form keeps the number that it began with; publishing reports a newer one.
    refetchOnWindowFocus: false,
  })
}

export function usePublishDetails() {
  const client = useQueryClient()
  return useSend(publishLegalDetails, (body: { number: number; details: LegalDetails }) => ({ body }), {
    onSuccess: answer => client.setQueryData(detailsKey, answer),
    // Somebody else's publication is in the history at once.
    onError: () => client.invalidateQueries({ queryKey: detailsKey }),
  })
}

/** What texts are shown of: details that are being typed, or an earlier publication. */
export type TextsOf = { details: LegalDetails } | { number: number }

export function useLegalTexts(of: TextsOf) {
  return useQuery({
    queryKey: [...detailsKey, 'texts', of],
    queryFn: ({ signal }) =>
      'number' in of
        ? callApi(readLegalTexts, { params: { number: of.number }, signal })
        : callApi(previewLegalTexts, { body: of.details, signal }),
  })
}
