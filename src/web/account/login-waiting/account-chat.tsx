import { useState } from 'react'
import { livePath } from '#contract/chat.ts'
import type { Availability } from '#domain/account/availability.ts'
import { availabilityOf } from '#domain/account/availability.ts'
import { m } from '#messages/compiled/messages.js'
import { SupportChat } from '#web/account/chat/support-chat.tsx'
import { participantName } from '#web/account/participant/participant-status.ts'
import { LiveProvider } from '#web/kit/live/live-provider.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Section } from '#web/ui/section.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

/**
 * The conversation with support for people whom the cabinet is closed to (product.md §5), of one of their participants; an
 * account that has none keeps its own. `first` are those whom the page is about.
 */
export function AccountChat({ first }: { first: Availability }) {
  // Nobody reads the conversation of a person who has not entrusted it to them.
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
      <Section title={m.chat_section_title()} className="mt-4">
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
          <SupportChat participant={about?.guid ?? null} />
        </div>
      </Section>
    </LiveProvider>
  )
}
