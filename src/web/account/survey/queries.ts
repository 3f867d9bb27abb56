import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteOwnSurvey, readOwnSurvey } from '#contract/survey.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { keptOwnResult, keptSurvey } from '#web/kit/survey/kept-survey.ts'

const keyOf = (guid: string) => ['own-survey', guid]

/** The person's result of the survey. */
export function useOwnSurvey(guid: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: [...keyOf(guid), locale],
    queryFn: ({ signal }) => callApi(readOwnSurvey, { params: { guid }, signal }),
  })
}

/** Deletes the result in the account and on this device. */
export function useDeletedSurvey(guid: string) {
  const client = useQueryClient()
  return useSend(deleteOwnSurvey, () => ({ params: { guid } }), {
    onSuccess: () => {
      keptSurvey.forget()
      keptOwnResult.forget()
      return client.invalidateQueries({ queryKey: keyOf(guid) })
    },
  })
}
