import { promisedBy, type WaitingKind } from '#domain/organiser/waiting-promise.ts'
import { m } from '#messages/compiled/messages.js'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useForumNow } from './queries.ts'
import { ageText } from './rules.ts'

type WaitingAgeProps = {
  /** Null where nothing is promised, or the promise was kept. */
  what: WaitingKind | null
  /** An instant; null for what does not wait. */
  since: string | null
  /** Says that it waits: in a card there is no head that does. */
  worded?: boolean | undefined
}

/** How long something waits, and by when it is promised where a promise stands; what is overdue says so. */
export function WaitingAge({ what, since, worded = false }: WaitingAgeProps) {
  const locale = useLocale()
  const moments = useMoments()
  const { timeZone } = useEdition()
  const now = useForumNow(60_000)
  if (since === null) return '—'
  const by = what && promisedBy(what, new Date(since), timeZone)?.toISOString()
  const time = ageText(now - Date.parse(since), locale)
  const age = worded ? m.waiting_for({ age: time }) : time
  if (by && Date.parse(by) < now)
    return (
      <StatusWord tone="attention">
        <span title={m.overview_overdue_since({ day: moments.short(by) })}>{m.waiting_overdue({ age })}</span>
      </StatusWord>
    )
  return (
    <span
      className="tabular text-text-quiet"
      title={by ? m.overview_promised_by({ day: moments.short(by) }) : undefined}
    >
      {age}
    </span>
  )
}
