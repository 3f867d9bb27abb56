import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import {
  type ConfirmationInput,
  useConfirmation as confirmationRoute,
  type OpenConfirmation,
  readConfirmation,
} from '#contract/confirmation.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { SupportLine } from '#web/kit/section/support-line.tsx'
import { useSend, useWork } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { answersKeyOf, forgetAnswers } from '../rules.ts'
import { ConfirmationForm } from './confirmation-form.tsx'
import { ConfirmedView } from './confirmed-view.tsx'
import { isLinkFault, LinkFault } from './link-fault.tsx'
import { MaskedCard } from './masked-card.tsx'
import { hasAnswers } from './use-kept-answers.ts'

/** The page of the SMS link. Opening it changes nothing; a button shows what was entered, and the form confirms it. */
export function ConfirmationView({ token }: { token: string }) {
  const to = usePaths()
  const params = { confirmationToken: token }
  const answersKey = answersKeyOf(token)
  const look = useQuery({
    queryKey: ['confirmation', token],
    queryFn: ({ signal }) => callApi(readConfirmation, { params, signal }),
    retry: false,
    gcTime: 0,
    // The data must not change while somebody checks it.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const opening = useWork<void, OpenConfirmation>(() => openConfirmation(token))
  const confirming = useSend(
    confirmationRoute,
    (body: ConfirmationInput) => ({ params, body: { action: 'confirm' as const, ...body } }),
    { onSuccess: () => forgetAnswers(answersKey) },
  )
  const declining = useSend(confirmationRoute, () => ({ params, body: { action: 'decline' as const } }), {
    onSuccess: () => forgetAnswers(answersKey),
  })
  // After a reload or a change of language, whoever had the form open returns to it.
  const [returning] = useState(() => hasAnswers(answersKey))
  const { mutate: open } = opening
  useEffect(() => {
    if (returning && look.isSuccess) open()
  }, [returning, look.isSuccess, open])
  const opened = opening.data
  if (confirming.isSuccess && opened)
    return (
      <ConfirmedView phone={opened.participant.person.phone ?? ''}>
        <Button asChild className="max-sm:w-full">
          <Link to={to('login')}>{m.confirm_done_login()}</Link>
        </Button>
      </ConfirmedView>
    )
  if (declining.isSuccess) return <DeclinedView />
  const fault = [confirming.error, declining.error, opening.error].find(isLinkFault) ?? look.error
  if (fault) return <LinkFault error={fault} onRetry={() => look.refetch()} />
  if (opened)
    return (
      <ConfirmationForm
        opened={opened}
        send={confirming.mutateAsync}
        reopen={() => openConfirmation(token)}
        declining={declining}
        answersKey={answersKey}
      />
    )
  if (!look.data || (returning && !opening.error)) return <FormSkeleton title={m.confirm_title()} />
  return (
    <MaskedCard
      masked={look.data}
      pending={opening.isPending}
      error={opening.error}
      onOpen={() => opening.mutate()}
    />
  )
}

async function openConfirmation(token: string): Promise<OpenConfirmation> {
  const answer = await callApi(confirmationRoute, {
    params: { confirmationToken: token },
    body: { action: 'open' },
  })
  if (answer.state !== 'open') throw new TypeError('a link that is opened answers what was entered')
  return answer
}

/** The application is gone; whoever changes their mind applies anew. Takes the focus because the form has disappeared. */
function DeclinedView() {
  const to = usePaths()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="space-y-6 outline-none">
      <PageHeading title={m.confirm_declined_title()} lead={m.confirm_declined_lead()} />
      <Button asChild variant="secondary" className="max-sm:w-full">
        <Link to={to('signup')}>{m.confirm_declined_apply()}</Link>
      </Button>
      <div className="text-sm text-text-quiet">
        <SupportLine />
      </div>
    </div>
  )
}
