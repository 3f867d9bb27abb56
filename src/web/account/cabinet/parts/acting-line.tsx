import { UserRoundCog } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { participantName } from '#web/account/participant/participant-status.ts'
import { useCurrentParticipant } from '#web/account/participant/use-current-participant.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** For whom one acts, on every page: what is done here is another person's. */
export function ActingLine() {
  const locale = useLocale()
  const participant = useCurrentParticipant()
  if (!participant || participant.primary) return null
  return (
    <p className="border-b bg-accent-soft text-sm text-accent-text">
      <span className="page-width flex min-h-10 items-center gap-2.5 py-2">
        <UserRoundCog aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
        <span className="min-w-0">{m.assistant_acting({ name: participantName(participant, locale) })}</span>
      </span>
    </p>
  )
}
