import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { SessionUser } from '#contract/auth.ts'
import { livePath } from '#contract/chat.ts'
import { type Availability, availabilityOf } from '#domain/account/availability.ts'
import { m } from '#messages/compiled/messages.js'
import { PersonChat } from '#web/account/chat/view.tsx'
import { participantName } from '#web/account/participant/words.ts'
import { formatTime } from '#web/kit/dates/format-time.ts'
import { editionNow, useEdition } from '#web/kit/edition/use-edition.ts'
import { LiveProvider } from '#web/kit/live/live-provider.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

/**
 * The chat for people who cannot enter the cabinet (product.md §5). It belongs to one of their participants, else to the account. Participants in the
 * state `first` are preferred.
 */
export function AccountChat({ first }: { first: Availability }) {
  // Nobody reads the chat of a person who has not granted them the right.
  const { users: all, currentUser } = useSession()
  const users = all.filter(({ sections }) => sections === null || sections.includes('chat'))
  const locale = useLocale()
  const [chosen, setChosen] = useState<string | null>(null)
  const meant = users.filter(user => availabilityOf(user) === first)
  const about =
    users.find(user => user.guid === chosen) ??
    meant.find(user => user.guid === currentUser) ??
    meant[0] ??
    users[0]
  return (
    <LiveProvider path={livePath}>
      <Section title={titleOf(about, locale)} className="mt-4">
        {users.length > 1 && (
          <SelectField
            label={m.chat_about_whom()}
            fieldClassName="mb-4 max-w-sm"
            value={about?.guid ?? ''}
            onChange={event => setChosen(event.target.value)}
            options={users.map(user => ({ value: user.guid, label: participantName(user, locale) }))}
          />
        )}
        <div className="flex h-[min(32rem,80dvh)] flex-col overflow-hidden rounded-lg border bg-surface">
          <PersonChat participant={about?.guid ?? null} />
        </div>
      </Section>
    </LiveProvider>
  )
}

/** Whose chat it is, where it is not the reader's own. */
function titleOf(about: SessionUser | undefined, locale: 'ru' | 'en'): string {
  if (!about || about.primary) return m.chat_section_title()
  return m.chat_section_of({ name: participantName(about, locale) })
}

type RefreshLineProps = {
  /** Milliseconds since 1970 UTC; null until the first answer. */
  checkedAt: number | null
  error: Error | null
  refreshing: boolean
  refresh: () => void
}

/** When the statuses were last checked, by the edition's clock, with a button to check again. */
export function RefreshLine({ checkedAt, error, refreshing, refresh }: RefreshLineProps) {
  const locale = useLocale()
  const edition = useEdition()
  // The same clock as every date and deadline on these pages.
  const time = (at: number) =>
    formatTime(editionNow(edition, at).toISOString(), locale, edition.timeZone, 'seconds')
  const checked = checkedAt === null ? m.loading() : m.auth_checked_at({ time: time(checkedAt) })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11 md:min-h-9"
        loading={refreshing}
        icon={<RefreshCw aria-hidden="true" />}
        onClick={() => refresh()}
      >
        {m.auth_refresh()}
      </Button>
      <p
        role={error ? 'alert' : undefined}
        className={error ? 'text-sm text-negative' : 'tabular text-sm text-text-quiet'}
      >
        {error ? error.message : checked}
      </p>
    </div>
  )
}
