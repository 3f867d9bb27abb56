import type { Locale } from '#contract/field.ts'
import { isNarrowed } from '#domain/programme/programme-filter.ts'
import { m } from '#messages/compiled/messages.js'
import { dayAndMonth } from '#web/kit/dates/day-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ProgrammeAddress } from './programme-address.ts'

type DayTabsProps = {
  days: readonly string[]
  /** The days shown. */
  shown: readonly string[]
  address: ProgrammeAddress
  locale: Locale
  /** How many sessions match the filter on a day; null without a filter. */
  countOf: ((day: string) => number) | null
}

/** The days of the forum, and all of them at once. */
export function DayTabs({ days, shown, address, locale, countOf }: DayTabsProps) {
  const { filter, hrefOf } = address
  const all = filter.day === 'all' || (filter.day === null && countOf !== null)
  const tab = (key: string, text: string, chosen: boolean, count: number | null) => (
    <li key={key} className="flex-auto sm:flex-1 lg:flex-none">
      <a
        href={hrefOf({ ...filter, day: key })}
        rel={isNarrowed(filter) ? 'nofollow' : undefined}
        aria-current={chosen ? 'true' : undefined}
        className={classNames(
          'flex min-h-12 flex-col items-center justify-center gap-x-1.5 border-b-2 px-1 text-xs whitespace-nowrap sm:flex-row sm:px-4 sm:text-base',
          chosen
            ? 'border-accent font-semibold text-accent-text'
            : 'border-transparent text-text-quiet hover:text-text',
        )}
      >
        {text}
        {count !== null && <span className="tabular text-xs font-normal sm:text-sm">{count}</span>}
      </a>
    </li>
  )
  return (
    <nav
      aria-label={m.programme_days()}
      className="sticky top-16 z-20 -mx-(--page-margin) border-b bg-surface px-(--page-margin) lg:static lg:mx-0 lg:px-0 print:hidden"
    >
      <ul className="flex">
        {days.map(day =>
          tab(day, dayAndMonth(day, locale), !all && shown.includes(day), countOf ? countOf(day) : null),
        )}
        {tab('all', m.programme_all_days(), all, null)}
      </ul>
    </nav>
  )
}
