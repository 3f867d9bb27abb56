import { FlaskConical } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useForumClock } from '#web/kit/dates/use-forum-clock.ts'
import { useRootData } from '#web/kit/edition/use-edition.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'
import { clockAhead } from './clock-ahead.ts'
import { useMayMoveClock } from './use-may-move-clock.ts'

type DemoLineProps = {
  /** The class whose box the text aligns with. */
  boxClassName: string
}

/** The demo's line: its clock, a link to its messages, and a link to move the clock for those who may. */
export function DemoLine({ boxClassName }: DemoLineProps) {
  const { edition } = useRootData()
  const locale = useLocale()
  const to = usePaths()
  const now = useForumClock(edition)
  const mayMoveClock = useMayMoveClock()
  return (
    <aside className="border-b bg-attention-soft text-xs text-text print:hidden">
      <div className={classNames('flex flex-wrap items-center gap-x-5 py-1', boxClassName)}>
        <p className="flex min-w-0 items-center gap-2 py-1">
          <FlaskConical aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0 text-attention" />
          <span data-demo-clock={m.demo_banner({ date: '{date}' })} data-ahead={clockAhead(edition)}>
            {m.demo_banner({ date: formatMoment(now, locale, edition.timeZone) })}
          </span>
        </p>
        <nav aria-label={m.demo_banner_label()} className="flex gap-x-5">
          <a href={to('dev-outbox')} className="py-1 underline underline-offset-2 hover:no-underline">
            {m.demo_banner_outbox()}
          </a>
          <a
            href={to('organiser-clock')}
            data-clock-mover=""
            hidden={!mayMoveClock}
            className="py-1 underline underline-offset-2 hover:no-underline"
          >
            {m.demo_banner_clock()}
          </a>
        </nav>
      </div>
    </aside>
  )
}
