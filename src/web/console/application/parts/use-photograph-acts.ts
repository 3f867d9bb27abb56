import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type ApplicationDetail,
  acceptPhotograph,
  requestPhotograph,
} from '#contract/organizer-application.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSteadyKey } from '#web/kit/form/use-steady-key.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** What the committee does about the photograph that it sees. A refusal means that another one has come meanwhile: it is shown. */
export function usePhotographActs(application: ApplicationDetail, photoFileGuid: string) {
  const { guid, name, photographReviewSince, photographRequest } = application
  const client = useQueryClient()
  const acceptKey = useSteadyKey()
  const requestKey = useSteadyKey()
  const onSettled = () => client.invalidateQueries({ queryKey: ['organizer'] })
  const params = { guid }
  // The same picture may be accepted, asked to be changed and accepted again: each time is another act.
  const stand = [photographReviewSince, photographRequest]
  const accept = useMutation({
    mutationFn: () =>
      callApi(acceptPhotograph, {
        params,
        body: { photoFileGuid },
        idempotencyKey: acceptKey([photoFileGuid, stand]),
      }),
    onSuccess: () => toasts.show({ title: m.organizer_photograph_accepted({ name }) }),
    onError: error => toasts.show({ title: error.message, tone: 'negative' }),
    onSettled,
  })
  const request = useMutation({
    mutationFn: (reason: string) => {
      const body = { photoFileGuid, reason }
      return callApi(requestPhotograph, { params, body, idempotencyKey: requestKey([body, stand]) })
    },
    onSuccess: () => toasts.show({ title: m.organizer_photograph_request_sent({ name }) }),
    onSettled,
  })
  return { accept, request }
}
