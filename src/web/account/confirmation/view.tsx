import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { SessionUser } from '#contract/auth.ts'
import { type ConfirmationInput, confirmOwn, readOwnConfirmation } from '#contract/confirmation.ts'
import { readParticipant } from '#contract/participant.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { StepList } from '#web/account/application/view.tsx'
import { useLinkTerm } from '#web/account/participant/rules.ts'
import { participantName } from '#web/account/participant/words.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { refreshSession } from '#web/kit/api/refresh-session.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { SupportLine } from '#web/kit/section/support-line.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { ConfirmationForm } from './parts/confirmation-form.tsx'
import { ConfirmedView } from './parts/confirmed-view.tsx'
import { LinkFault } from './parts/link-fault.tsx'
import { ResendForm } from './parts/resend-form.tsx'
import { useDeclineOwn } from './queries.ts'
import { answersKeyOf, forgetAnswers } from './rules.ts'

/** The same form for the person who has logged in with the phone that was written for them. */
export function OwnConfirmation({ guid }: { guid: string }) {
  const to = usePaths()
  const params = { guid }
  const answersKey = answersKeyOf(guid)
  const declining = useDeclineOwn(guid)
  const read = () => callApi(readOwnConfirmation, { params })
  const { data, error, refetch } = useQuery({
    queryKey: ['participant', guid, 'confirmation'],
    queryFn: read,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const confirming = useSend(confirmOwn, (body: ConfirmationInput) => ({ params, body }), {
    // Failing to refresh the list changes nothing about it.
    onSuccess() {
      forgetAnswers(answersKey)
      return refreshSession().catch(() => null)
    },
  })
  if (confirming.isSuccess && data)
    return (
      <ConfirmedView phone={data.participant.person.phone ?? ''}>
        <Button asChild className="max-sm:w-full">
          <Link to={to('login-waiting')}>{m.signup_to_waiting()}</Link>
        </Button>
      </ConfirmedView>
    )
  if (error) return <LinkFault error={error} onRetry={() => refetch()} />
  if (!data) return <FormSkeleton title={m.confirm_form_title()} />
  return (
    <ConfirmationForm
      opened={data}
      send={confirming.mutateAsync}
      reopen={read}
      declining={declining}
      answersKey={answersKey}
    />
  )
}

/** Where the link was sent, until when it works, and how to send it again. */
export function SentView({ user }: { user: SessionUser }) {
  const { guid } = user
  const to = usePaths()
  const locale = useLocale()
  const { data, error, refetch } = useQuery({
    queryKey: ['participant', guid, 'sent'],
    queryFn: ({ signal }) => callApi(readParticipant, { params: { guid }, signal }),
    staleTime: 0,
  })
  const term = useLinkTerm(user)
  const [confirmed, setConfirmed] = useState(false)
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <FormSkeleton title={m.confirm_sent_title()} />
  const { person, status } = data
  const latinName = [person.latinFirstName, person.latinLastName].filter(Boolean).join(' ')
  const name = participantName({ ...person, latinName }, locale)
  const phone = formatPhone(person.phone ?? '')
  const waits = status === 'unconfirmed' && !confirmed
  const lapsed = waits && term?.lapsed === true
  const resend = (
    <ResendForm
      guid={guid}
      phone={phone}
      lapsed={lapsed}
      onSent={async () => {
        await refreshSession().catch(() => null)
        await refetch()
      }}
      onConfirmed={() => setConfirmed(true)}
    />
  )
  return (
    <>
      {lapsed ? (
        <Clock aria-hidden="true" strokeWidth={1.25} className="mb-5 size-12 text-attention" />
      ) : (
        <CircleCheck aria-hidden="true" strokeWidth={1.25} className="mb-5 size-12 text-positive" />
      )}
      {lapsed ? (
        <PageHeading
          title={m.confirm_lapsed_title()}
          lead={m.confirm_lapsed_lead({ name, when: term.until })}
        />
      ) : waits ? (
        <PageHeading
          title={m.confirm_sent_title()}
          lead={`${m.confirm_sent_lead({ name, phone })} ${term ? m.confirm_sent_until({ until: term.until }) : m.confirm_sent_hours()}`}
        />
      ) : (
        <PageHeading title={m.confirm_sent_settled()} lead={m.confirm_sent_settled_lead({ name })} />
      )}
      {waits && (
        <>
          {lapsed && resend}
          <Section title={m.confirm_next_title()} className="mt-4">
            <StepList
              steps={[
                { title: m.confirm_next_check(), text: m.confirm_next_check_text() },
                { title: m.confirm_next_review(), text: m.confirm_next_review_text() },
              ]}
            />
          </Section>
          {!lapsed && resend}
        </>
      )}
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <Button asChild variant={waits ? 'secondary' : 'primary'}>
          <Link to={to('login-waiting')}>{m.confirm_to_applications()}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={to('signup-type')}>{m.confirm_register_more()}</Link>
        </Button>
      </div>
      <div className="mt-8 text-sm text-text-quiet">
        <SupportLine />
      </div>
    </>
  )
}
