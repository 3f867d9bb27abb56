import type { ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { asEditionInstant, useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'

type LogInRowProps = {
  logIn: { startedAt: string; expiresAt: string; current: boolean }
  /** Instead of how long it lasts. */
  note?: string
  /** What can be done about a log-in other than this one. */
  action?: ReactNode
}

/** One live log-in. Its times come from the machine's clock and are converted to the edition's, like every date beside them. */
export function LogInRow({ logIn, note, action }: LogInRowProps) {
  const locale = useLocale()
  const edition = useEdition()
  const at = (instant: string) => formatMoment(asEditionInstant(edition, instant), locale, edition.timeZone)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <span className="min-w-0">
        {m.person_log_in_since({ date: at(logIn.startedAt) })}
        <span className="block text-sm text-text-quiet">
          {note ?? m.person_log_in_until({ date: at(logIn.expiresAt) })}
        </span>
      </span>
      {logIn.current ? <StatusChip tone="positive">{m.person_log_in_this()}</StatusChip> : action}
    </li>
  )
}
