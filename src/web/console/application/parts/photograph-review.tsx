import { useQueryClient } from '@tanstack/react-query'
import { Check, ImageUp } from 'lucide-react'
import { useState } from 'react'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { acceptPhotograph, requestPhotograph } from '#contract/organiser-photograph.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Banner } from '#web/ui/banner.tsx'
import { toasts } from '#web/ui/toast-store.ts'

type Props = { application: ApplicationDetail; photographFileGuid: string }

/** The decision about an approved person's photograph, or what was asked of them (decision 020). */
export function PhotographReview({ application }: { application: ApplicationDetail }) {
  const { photographFileGuid, status } = application
  if (!photographFileGuid || status !== 'approved') return null
  return <Review application={application} photographFileGuid={photographFileGuid} />
}

function Review({ application, photographFileGuid }: Props) {
  const locale = useLocale()
  const { may } = useOrganiser()
  const moments = useMoments()
  const { accept, request } = usePhotographActs(application, photographFileGuid)
  const [asking, setAsking] = useState(false)
  const { photographReviewSince, photographRequest } = application
  const decides = may('decide-applications')
  const accepting = (text: string, variant: 'primary' | 'secondary') => (
    <PageButton
      icon={Check}
      plain
      size="sm"
      variant={variant}
      loading={accept.isPending}
      onClick={() => accept.mutate()}
    >
      {text}
    </PageButton>
  )
  const dialog = asking && (
    <ReasonDialog
      title={m.organiser_photograph_request_title()}
      description={m.organiser_photograph_request_lead({ name: nameIn(locale, application) })}
      label={m.organiser_photograph_request_reason()}
      hint={
        application.locale === 'ru'
          ? m.organiser_photograph_request_hint_ru()
          : m.organiser_photograph_request_hint_en()
      }
      limit={500}
      submitText={m.organiser_photograph_request_send()}
      pending={request.isPending}
      error={request.error}
      onSubmit={reason => request.mutate(reason, { onSuccess: () => setAsking(false) })}
      onClose={() => setAsking(false)}
    />
  )
  if (photographRequest)
    return (
      <Banner
        title={m.organiser_photograph_requested({ when: moments.moment(photographRequest.at) })}
        className="mt-4"
        action={decides && accepting(m.organiser_photograph_keep(), 'secondary')}
      >
        {photographRequest.reason}
      </Banner>
    )
  if (!photographReviewSince)
    return (
      decides && (
        <>
          <PageButton
            icon={ImageUp}
            plain
            size="sm"
            variant="quiet"
            className="-ml-3"
            onClick={() => setAsking(true)}
          >
            {m.organiser_photograph_request_act()}
          </PageButton>
          {dialog}
        </>
      )
    )
  return (
    <Banner
      tone="attention"
      title={m.organiser_photograph_review()}
      className="mt-4"
      action={
        decides && (
          <div className="flex flex-wrap gap-2">
            {accepting(m.organiser_photograph_accept(), 'primary')}
            <PageButton icon={ImageUp} plain size="sm" variant="secondary" onClick={() => setAsking(true)}>
              {m.organiser_photograph_request()}
            </PageButton>
          </div>
        )
      }
    >
      {m.organiser_photograph_review_text({ when: moments.moment(photographReviewSince) })}
      {dialog}
    </Banner>
  )
}

/** Accepts a photograph or asks for another. A refusal means that a new one has arrived; it is shown. */
function usePhotographActs(application: ApplicationDetail, photographFileGuid: string) {
  const { guid, photographReviewSince, photographRequest } = application
  const name = nameIn(useLocale(), application)
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: ['organiser'] })
  const params = { guid }
  // The same picture may be accepted, rejected and accepted again, and each time needs its own idempotency key.
  const leansOn = () => [photographReviewSince, photographRequest]
  const accept = useSend(acceptPhotograph, () => ({ params, body: { photographFileGuid } }), {
    leansOn,
    onSuccess: () => toasts.show({ title: m.organiser_photograph_accepted({ name }) }),
    onError: error => toasts.show({ title: error.message, tone: 'negative' }),
    onSettled,
  })
  const request = useSend(
    requestPhotograph,
    (reason: string) => ({ params, body: { photographFileGuid, reason } }),
    {
      leansOn,
      onSuccess: () => toasts.show({ title: m.organiser_photograph_request_sent({ name }) }),
      onSettled,
    },
  )
  return { accept, request }
}
