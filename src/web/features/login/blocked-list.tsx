import { Link } from 'react-router'
import { availabilityOf } from '#domain/account/availability.ts'
import { m } from '#messages/compiled/messages.js'
import { localisePath } from '../../paths.ts'
import { landingPath } from '../../session/redirects.ts'
import { useSession } from '../../session/use-session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { useLocale, usePaths } from '../session/use-locale.ts'
import { AccountChat } from './account-chat.tsx'
import { ParticipantState } from './participant-state.tsx'
import { RefreshLine } from './refresh-line.tsx'
import { SupportContacts } from './support-contacts.tsx'
import { useFreshSession } from './use-fresh-session.ts'

/** Whose access is closed and why, and how to reach people about it; a way on once it is closed no more. */
export function BlockedList() {
  const session = useSession()
  const locale = useLocale()
  const to = usePaths()
  const fresh = useFreshSession()
  const blocked = session.users.filter(user => availabilityOf(user) === 'blocked')
  const landing = landingPath(session)
  const coordinates = blocked.length > 0 && landing === '/account/group'
  return (
    <>
      {landing !== '/login/blocked' && (
        <Banner
          tone={coordinates ? 'info' : 'positive'}
          className="mb-6"
          action={
            <Button asChild size="sm" variant="secondary" className="min-h-11 md:min-h-9">
              <Link to={localisePath(locale, landing)}>
                {coordinates ? m.auth_blocked_group_open() : m.continue()}
              </Link>
            </Button>
          }
        >
          {coordinates ? m.auth_blocked_group() : m.auth_blocked_open()}
        </Banner>
      )}
      {blocked.length > 0 && (
        <ul className="divide-y border-y">
          {blocked.map(user => (
            <li key={user.guid}>
              <ParticipantState user={user}>
                {user.decisionReason && (
                  <p className="mt-3 max-w-prose whitespace-pre-line">
                    {m.cabinet_decision_reason({ reason: user.decisionReason })}
                  </p>
                )}
              </ParticipantState>
            </li>
          ))}
        </ul>
      )}
      <RefreshLine {...fresh} />
      <AccountChat first="blocked" />
      <Section title={m.auth_blocked_help()} className="mt-4">
        <p className="mb-2">{m.auth_blocked_help_text()}</p>
        <SupportContacts />
        <Button asChild variant="secondary" className="mt-6">
          <Link to={to('account-logout')}>{m.auth_logout()}</Link>
        </Button>
      </Section>
    </>
  )
}
