import type { ReactNode } from 'react'
import type { SessionUser } from '#contract/auth.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { useLinkTerm } from './link-term.ts'
import { participantName, participantStatus } from './participant-status.ts'

type ParticipantStateProps = {
  user: SessionUser
  /** A more exact sentence than the state's own. */
  meaning?: string | undefined
  /** What there is to do about it. */
  children?: ReactNode
}

/** One participant: name and company, the state in a chip, what it means and who acts next. */
export function ParticipantState({ user, meaning, children }: ParticipantStateProps) {
  const locale = useLocale()
  const status = participantStatus(user, useLinkTerm(user))
  return (
    <div className="py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{participantName(user, locale)}</h2>
          {user.companyShortName && <p className="text-sm text-text-quiet">{user.companyShortName}</p>}
        </div>
        <StatusChip tone={status.tone}>{status.word}</StatusChip>
      </div>
      <p className="mt-3 max-w-prose">{meaning ?? status.meaning}</p>
      <p className="mt-0.5 text-sm text-text-quiet">{status.who}</p>
      {status.next && !meaning && <p className="mt-0.5 max-w-prose text-sm text-text-quiet">{status.next}</p>}
      {children}
    </div>
  )
}
