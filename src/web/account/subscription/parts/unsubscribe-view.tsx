import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { readSubscription, unsubscribe } from '#contract/unsubscribe.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** The way out of marketing letters: opening the link changes nothing, the button does. */
export function UnsubscribeView({ guid }: { guid: string }) {
  const state = useQuery({
    queryKey: ['subscription', guid],
    queryFn: ({ signal }) => callApi(readSubscription, { params: { guid }, signal }),
    retry: false,
  })
  const stop = useSend(unsubscribe, () => ({ params: { guid } }))
  if (stop.data) return <Outcome already={stop.data.outcome === 'already'} email={stop.data.email} />
  if (state.data)
    return state.data.subscribed ? (
      <Question
        email={state.data.email}
        error={stop.error}
        pending={stop.isPending}
        onStop={() => stop.mutate()}
      />
    ) : (
      <Outcome already email={state.data.email} />
    )
  if (!state.error)
    return (
      <div aria-busy="true">
        <PageHeading title={pageTitle('unsubscribe')} />
        <div role="status" className="mt-6 space-y-4">
          <VisuallyHidden>{m.loading()}</VisuallyHidden>
          <Skeleton className="h-4 w-72" />
          <Skeleton className="h-11 w-40" />
        </div>
      </div>
    )
  return (
    <Fault unknown={isUnknown(state.error)} message={state.error.message} onRetry={() => state.refetch()} />
  )
}

type QuestionProps = { email: string; error: Error | null; pending: boolean; onStop: () => void }

function Question({ email, error, pending, onStop }: QuestionProps) {
  return (
    <div className="space-y-6">
      <PageHeading
        title={m.person_unsubscribe_title()}
        lead={<span className="wrap-anywhere">{m.person_unsubscribe_lead({ email })}</span>}
      />
      <p>{m.person_unsubscribe_service()}</p>
      {error && (
        <Banner tone="negative" announce="alert" title={m.error_unsubscribe_failed()}>
          {isUnknown(error) ? m.person_unsubscribe_unknown_text() : error.message}
        </Banner>
      )}
      <Button loading={pending} className="max-sm:w-full" onClick={onStop}>
        {m.person_unsubscribe()}
      </Button>
    </div>
  )
}

/** Takes the focus because the pressed button is gone. */
function Outcome({ already, email }: { already: boolean; email: string }) {
  const to = usePaths()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="space-y-6 outline-none">
      <PageHeading
        title={already ? m.person_unsubscribe_already() : m.person_unsubscribe_done()}
        lead={<span className="wrap-anywhere">{m.person_unsubscribe_outcome({ email })}</span>}
      />
      <p>{m.person_unsubscribe_service()}</p>
      <p>
        <Link to={to('account-settings')} className="text-link">
          {m.person_unsubscribe_again()}
        </Link>
      </p>
    </div>
  )
}

function Fault({ unknown, message, onRetry }: { unknown: boolean; message: string; onRetry: () => void }) {
  const { supportEmail } = useEdition()
  return (
    <div role="alert" className="space-y-6">
      <PageHeading
        title={unknown ? m.person_unsubscribe_unknown() : m.error_unsubscribe_failed()}
        lead={unknown ? m.person_unsubscribe_unknown_text() : message}
      />
      {unknown ? (
        <p>
          <a href={`mailto:${supportEmail}`} className="text-link">
            {supportEmail}
          </a>
        </p>
      ) : (
        <Button variant="secondary" onClick={onRetry}>
          {m.retry()}
        </Button>
      )}
    </div>
  )
}

function isUnknown(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
