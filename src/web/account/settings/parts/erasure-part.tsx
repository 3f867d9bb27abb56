import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Erasure, readErasure, requestErasure, withdrawErasure } from '#contract/erasure.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'

const obstacles = {
  payment_in_progress: m.person_erasure_payment_in_progress,
  refund_first: m.person_erasure_refund_first,
}

/** Erasure of the account: what is erased, what the law keeps, and the request. */
export function ErasurePart({ guid }: { guid: string }) {
  const [asking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const erasure = useErasure(guid)
  const { data, error, refetch } = erasure.state
  const open = data?.request?.status === 'open'
  return (
    <Section space="none" title={m.person_erasure_title()} lead={m.person_erasure_lead()}>
      {/* Takes the focus when the button that was pressed is gone. */}
      <div ref={place} tabIndex={-1} className="space-y-5 outline-none">
        <ul className="list-disc space-y-1.5 pl-5">
          <li>{m.person_erasure_erased()}</li>
          <li>{m.person_erasure_kept_books()}</li>
          <li>{m.person_erasure_kept_consents()}</li>
        </ul>
        {!data && !error && <Skeleton className="h-11 w-48" />}
        {error && !data && (
          <Banner
            tone="attention"
            announce="alert"
            action={
              <Button size="sm" variant="secondary" className="min-h-11 md:min-h-9" onClick={() => refetch()}>
                {m.retry()}
              </Button>
            }
          >
            {error.message}
          </Banner>
        )}
        {data?.obstacle && <Banner tone="attention">{obstacles[data.obstacle]()}</Banner>}
        {data && (
          <RequestState
            erasure={data}
            withdrawing={erasure.withdraw.isPending}
            onWithdraw={request =>
              erasure.withdraw.mutate(request, { onSettled: () => place.current?.focus() })
            }
          />
        )}
        {data && !open && (
          <Button variant="secondary" className="max-sm:w-full" onClick={() => setAsking(true)}>
            {m.person_erasure_ask()}
          </Button>
        )}
      </div>
      {asking && (
        <ReasonDialog
          title={m.person_erasure_question()}
          description={m.person_erasure_consequence()}
          label={m.person_reason()}
          hint={m.person_reason_hint()}
          limit={500}
          optional
          danger
          submitText={m.person_erasure_send()}
          pending={erasure.request.isPending}
          error={erasure.request.error}
          onSubmit={reason => erasure.request.mutate(reason || null, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}

type RequestStateProps = { erasure: Erasure; withdrawing: boolean; onWithdraw: (request: string) => void }

function RequestState({ erasure: { request }, withdrawing, onWithdraw }: RequestStateProps) {
  const locale = useLocale()
  const { timeZone } = useEdition()
  if (!request) return null
  const at = (instant: string) => formatMoment(Date.parse(instant), locale, timeZone)
  if (request.status === 'open')
    return (
      <Banner
        tone="attention"
        title={m.person_erasure_open_title()}
        action={
          <Button variant="quiet" loading={withdrawing} onClick={() => onWithdraw(request.guid)}>
            {m.section_request_withdraw()}
          </Button>
        }
      >
        {m.person_erasure_open_text({ date: at(request.requestedAt) })}
      </Banner>
    )
  if (request.status !== 'refused' || !request.decidedAt) return null
  return (
    <Banner tone="negative" title={m.person_erasure_refused_title()}>
      {m.section_request_refused_text({ date: at(request.decidedAt), answer: request.answer ?? '' })}
    </Banner>
  )
}

function useErasure(guid: string) {
  const client = useQueryClient()
  const queryKey = ['erasure', guid]
  const state = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(readErasure, { params: { guid }, signal }),
  })
  const request = useSend(
    requestErasure,
    (reason: string | null) => ({ params: { guid }, body: { reason } }),
    {
      onSuccess(fresh) {
        client.setQueryData(queryKey, fresh)
        toasts.show({ title: m.person_erasure_sent(), tone: 'positive' })
      },
    },
  )
  const withdraw = useSend(withdrawErasure, (of: string) => ({ params: { guid, request: of } }), {
    onSuccess: () => toasts.show({ title: m.person_erasure_withdrawn() }),
    onError: tellFailure,
    // If the request was decided meanwhile, its new state is shown.
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return { state, request, withdraw }
}
