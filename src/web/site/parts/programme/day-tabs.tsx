import type { Locale } from '#contract/field.ts'
import { isNarrowed } from '#domain/programme/programme-filter.ts'
import { m } from '#messages/compiled/messages.js'
import { dayAndMonth } from '#web/kit/dates/day-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ProgrammeAddress } from './programme-address.ts'

type DayTabsProps = {
  days: readonly string[]
  /** The day shown, or all of them. */
  chosen: string | 'all'
  address: ProgrammeAddress
  locale: Locale
  /** How many sessions match on a day. */
  countOf: (day: string) => number
}

/** The days of the forum with their sessions, and all of them at once. */
export function DayTabs({ days, chosen, address, locale, countOf }: DayTabsProps) {
  const { filter, hrefOf, query } = address
  const tab = (key: string, text: string, count: number) => (
    <li key={key} className="flex-auto lg:flex-none">
      <a
        href={hrefOf({ ...filter, day: key })}
        rel={isNarrowed(filter) || query ? 'nofollow' : undefined}
        aria-current={key === chosen ? 'true' : undefined}
        className={classNames(
          'flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 border-b-2 px-1 text-sm/5 whitespace-nowrap sm:px-3.5 lg:min-h-14',
          key === chosen
            ? 'border-accent font-semibold text-accent-text'
            : 'border-transparent text-text-quiet hover:text-text',
        )}
      >
        {text}
        <span className="tabular text-xs font-normal">{count}</span>
      </a>
    </li>
  )
  return (
    <nav aria-label={m.programme_days()} className="max-lg:order-last max-lg:basis-full">
      <ul className="flex">
        {days.map(day => tab(day, dayAndMonth(day, locale), countOf(day)))}
        {tab(
          'all',
          m.programme_all_days(),
          days.reduce((sum, day) => sum + countOf(day), 0),
        )}
      </ul>
    </nav>
  )
}
