import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { AccountChat, RefreshLine } from '#web/account/login-waiting/view.tsx'
import { useFreshSession } from '#web/account/participant/queries.ts'
import { ParticipantState } from '#web/account/participant/view.tsx'
import { participantName } from '#web/account/participant/words.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { SupportLine } from '#web/kit/section/support-line.tsx'
import { landingPath } from '#web/kit/session/redirects.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { localisePath } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { type BlockedPeople, blockedPeople } from './blocked-people.ts'

/** Whose access is closed, why, and whom to contact. Also leads to whatever else the account may open. */
export function BlockedList() {
  const session = useSession()
  const to = usePaths()
  const locale = useLocale()
  const fresh = useFreshSession()
  const { people, onward, cause } = blockedPeople(session)
  const [only] = people.length === 1 ? people : []
  const lead =
    onward === 'none'
      ? m.auth_blocked_lead()
      : only
        ? m.auth_blocked_lead_named({ name: participantName(only, locale) })
        : m.auth_blocked_lead_several()
  return (
    <>
      <PageHeading
        title={titles[cause][only ? 'one' : 'several']()}
        lead={onward === 'lifted' ? undefined : lead}
        className="mb-8"
      />
      <Onward onward={onward} landing={localisePath(locale, landingPath(session))} />
      {people.length > 0 && (
        <ul className="divide-y border-y">
          {people.map(user => (
            <li key={user.guid}>
              <ParticipantState user={user} />
            </li>
          ))}
        </ul>
      )}
      <RefreshLine {...fresh} />
      <AccountChat first="blocked" />
      <Section title={m.auth_blocked_help()} className="mt-4">
        <p className="mb-2">{m.auth_blocked_help_text()}</p>
        <SupportLine />
        <Button asChild variant="secondary" className="mt-6">
          <Link to={to('account-logout')}>{m.auth_logout()}</Link>
        </Button>
      </Section>
    </>
  )
}

type Title = { one: () => string; several: () => string }

const titles: Record<BlockedPeople['cause'], Title> = {
  declined: { one: m.auth_blocked_declined_title, several: m.auth_blocked_declined_several },
  withdrawn: { one: m.auth_blocked_withdrawn_title, several: m.auth_blocked_withdrawn_several },
  closed: { one: m.auth_blocked_title, several: m.auth_blocked_title },
  none: { one: m.auth_blocked_lifted_title, several: m.auth_blocked_lifted_title },
}

const onwardWords = {
  lifted: { text: m.auth_blocked_open, action: m.continue },
  group: { text: m.auth_blocked_group, action: m.auth_blocked_group_open },
  others: { text: m.auth_blocked_others, action: m.auth_blocked_others_open },
}

function Onward({ onward, landing }: { onward: BlockedPeople['onward']; landing: string }) {
  const to = usePaths()
  if (onward === 'none') return null
  const { text, action } = onwardWords[onward]
  return (
    <Banner
      tone={onward === 'lifted' ? 'positive' : 'info'}
      className="mb-6"
      action={
        <Button asChild size="sm" variant="secondary" className="min-h-11 md:min-h-9">
          <Link to={onward === 'others' ? to('login-select-user') : landing}>{action()}</Link>
        </Button>
      }
    >
      {text()}
    </Banner>
  )
}
