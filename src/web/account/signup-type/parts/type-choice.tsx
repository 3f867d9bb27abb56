import { User, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { SessionUser } from '#contract/auth.ts'
import type { RegistrationType } from '#domain/participant/participant-role.ts'
import { m } from '#messages/compiled/messages.js'
import { useFreshSession } from '#web/account/participant/queries.ts'
import { EndedNotice, ParticipantState } from '#web/account/participant/view.tsx'
import { participantName } from '#web/account/participant/words.ts'
import { FormActions } from '#web/kit/form/form-actions.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Section } from '#web/ui/section.tsx'
import { AnotherStart } from './another-start.tsx'
import { OwnStart } from './own-start.tsx'

/** Unfinished forms, and the choice whom a new application is for. */
export function TypeChoice() {
  const { users } = useSession()
  const drafts = users.filter(user => user.status === 'draft')
  if (drafts.length === 0) return <NewApplication />
  return (
    <>
      <DraftOffer drafts={drafts} />
      <Section title={m.confirm_new_title()} className="pt-10">
        <NewApplication />
      </Section>
    </>
  )
}

function NewApplication() {
  const to = usePaths()
  const { users } = useSession()
  const own = users.find(user => user.primary)
  const [type, setType] = useState<RegistrationType>(own ? 'another' : 'myself')
  return (
    <>
      {!own && <EndedNotice />}
      <RadioGroup
        label={m.signup_type_question()}
        name="type"
        value={type}
        onValueChange={value => setType(value as RegistrationType)}
        className="mb-8"
        options={[
          {
            value: 'myself',
            label: m.signup_type_myself(),
            description: m.signup_type_myself_next(),
            icon: <User />,
          },
          {
            value: 'another',
            label: m.signup_type_another(),
            description: m.signup_type_another_next(),
            icon: <UserPlus />,
          },
          {
            value: 'group',
            label: m.signup_type_group(),
            description: m.signup_type_group_next(),
            icon: <Users />,
          },
        ]}
      />
      {type === 'myself' && !own && <OwnStart />}
      {type === 'myself' && own && (
        <Banner tone="info" announce="status" title={m.signup_own_exists()}>
          <Link to={to('login-waiting')} className="text-link">
            {m.signup_to_waiting()}
          </Link>
        </Banner>
      )}
      {type === 'another' && <AnotherStart />}
      {type === 'group' && (
        <FormActions>
          <Button asChild>
            <Link to={to('signup-group')}>{m.signup_next_group()}</Link>
          </Button>
        </FormActions>
      )}
    </>
  )
}

/** Offers unfinished forms, one's own and other people's, before a new one. */
function DraftOffer({ drafts }: { drafts: readonly SessionUser[] }) {
  const to = usePaths()
  const locale = useLocale()
  // The names may have been typed since the list was read.
  useFreshSession()
  return (
    <ul className="divide-y border-y">
      {drafts.map((draft, index) => (
        <li key={draft.guid}>
          <ParticipantState
            user={draft}
            meaning={`${draft.primary ? m.confirm_draft_own() : m.confirm_draft_other()}. ${m.signup_draft_kept()}`}
          >
            <Button asChild variant={index === 0 ? 'primary' : 'secondary'} className="mt-5 max-sm:w-full">
              <Link
                to={`${to('signup-personal')}?participant=${draft.guid}`}
                {...(drafts.length > 1 && {
                  'aria-label': m.confirm_draft_continue_label({ name: participantName(draft, locale) }),
                })}
              >
                {m.auth_continue_application()}
              </Link>
            </Button>
          </ParticipantState>
        </li>
      ))}
    </ul>
  )
}
