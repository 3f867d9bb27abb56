import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  answerInvitation,
  eraseOwnVolunteer,
  readVolunteerData,
  readVolunteerPage,
  readVolunteerPass,
} from '#contract/volunteer.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'

const keyOf = (token: string) => ['volunteer-own', token]

export function useVolunteerPage(volunteerToken: string) {
  return useQuery({
    queryKey: keyOf(volunteerToken),
    queryFn: ({ signal }) => callApi(readVolunteerPage, { params: { volunteerToken }, signal }),
    retry: false,
  })
}

export function useAnswer(
  volunteerToken: string,
  action: 'confirm' | 'withdraw',
  onSuccess: () => void = () => undefined,
) {
  const client = useQueryClient()
  return useSend(answerInvitation, () => ({ params: { volunteerToken }, body: { action } }), {
    onSuccess(page) {
      client.setQueryData(keyOf(volunteerToken), page)
      onSuccess()
    },
  })
}

export function useEraseOwn(volunteerToken: string, onSuccess: () => void) {
  return useSend(eraseOwnVolunteer, () => ({ params: { volunteerToken } }), { onSuccess })
}

const onError = (error: Error) =>
  toasts.show({ title: m.document_download_failed(), description: error.message, tone: 'negative' })

export function useDownloadPass(volunteerToken: string) {
  const locale = useLocale()
  return useSend(readVolunteerPass, () => ({ params: { volunteerToken }, query: { locale } }), {
    onSuccess: file => saveBlob(file, `${m.volunteer_pass_title()}.pdf`),
    onError,
  })
}

export function useDownloadData(volunteerToken: string) {
  return useSend(readVolunteerData, () => ({ params: { volunteerToken } }), {
    onSuccess: file => saveBlob(file, 'volunteer.json'),
    onError,
  })
}
