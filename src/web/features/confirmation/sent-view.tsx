import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { readParticipant } from '#contract/participant.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Section } from '../../ui/section.tsx'
import { FormSkeleton } from '../cabinet/form-skeleton.tsx'
import { LoadFailure } from '../cabinet/load-failure.tsx'
import { participantName } from '../login/participant-status.ts'
import { SupportContacts } from '../login/support-contacts.tsx'
import { useLocale, usePaths } from '../session/use-locale.ts'
import { StepList } from '../signup/step-list.tsx'
import { ResendForm } from './resend-form.tsx'

/** What was sent to the person who was registered, and the way to send it again. */
export function SentView({ guid }: { guid: string }) {
  const to = usePaths()
  const locale = useLocale()
  const { data, error, refetch } = useQuery({
    queryKey: ['participant', guid, 'sent'],
    queryFn: ({ signal }) => callApi(readParticipant, { params: { guid }, signal }),
    staleTime: 0,
  })
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <FormSkeleton title={m.confirm_sent_title()} />
  const { person, status } = data
  const latinName = [person.latinFirstName, person.latinLastName].filter(Boolean).join(' ')
  const name = participantName({ ...person, latinName }, locale)
  const phone = formatPhone(person.phone ?? '')
  const waits = status === 'unconfirmed'
  return (
    <>
      <CircleCheck aria-hidden="true" strokeWidth={1.25} className="mb-5 size-12 text-positive" />
      <PageHeading
        title={waits ? m.confirm_sent_title() : m.confirm_sent_settled()}
        lead={waits ? m.confirm_sent_lead({ name, phone }) : m.confirm_sent_settled_lead({ name })}
      />
      {waits && (
        <>
          <Section title={m.confirm_next_title()} className="mt-4">
            <StepList
              steps={[
                { title: m.confirm_next_check(), text: m.confirm_next_check_text() },
                { title: m.confirm_next_review(), text: m.confirm_next_review_text() },
              ]}
            />
          </Section>
          <ResendForm guid={guid} phone={phone} onSent={() => refetch()} />
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
        <SupportContacts />
      </div>
    </>
  )
}
