import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApplicationDetail, acceptPhotograph } from '#contract/organizer-application.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '../../api/call-api.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toast-store.ts'
import { useMoments } from '../console/use-moments.ts'
import { useOrganiser } from '../console/use-organiser.ts'
import { useSteadyKey } from '../console/use-steady-key.ts'

/** A photograph that was changed after the approval waits to be looked at (decision 020). */
export function PhotographReview({ application }: { application: ApplicationDetail }) {
  const { may } = useOrganiser()
  const moments = useMoments()
  const client = useQueryClient()
  const keyFor = useSteadyKey()
  const accept = useMutation({
    mutationFn: (photoFileGuid: string) =>
      callApi(acceptPhotograph, {
        params: { guid: application.guid },
        body: { photoFileGuid },
        idempotencyKey: keyFor(photoFileGuid),
      }),
    onSuccess: () => toasts.show({ title: m.organizer_photograph_accepted({ name: application.name }) }),
    // A refusal means that another photograph has come meanwhile: show it.
    onError: error => toasts.show({ title: error.message, tone: 'negative' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['organizer'] }),
  })
  const { photographReviewSince, photoFileGuid } = application
  if (!photographReviewSince || !photoFileGuid) return null
  return (
    <Banner
      tone="attention"
      title={m.organizer_photograph_review()}
      className="mt-4"
      action={
        may('decide-applications') && (
          <Button size="sm" loading={accept.isPending} onClick={() => accept.mutate(photoFileGuid)}>
            {m.organizer_photograph_accept()}
          </Button>
        )
      }
    >
      {m.organizer_photograph_review_text({ when: moments.moment(photographReviewSince) })}
    </Banner>
  )
}
