import type { ComingDate, DatedStep } from '#domain/edition/coming-dates.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { PagePart } from './page-part.tsx'

const words: Record<DatedStep, () => string> = {
  transferUntil: m.home_date_transfer,
  volunteersUntil: m.home_date_volunteers,
  payBy: m.home_date_pay,
  passportBy: m.home_date_passport,
  badgeCompanyName: m.home_date_badge,
  opens: m.home_date_opens,
}

/** The dates of the edition that lie ahead, as its settings have them. */
export function NextDates({ dates }: { dates: readonly ComingDate[] }) {
  const locale = useLocale()
  const to = usePaths()
  if (dates.length === 0) return null
  return (
    <PagePart title={m.home_dates_title()} link={{ to: to('conditions'), text: m.home_dates_all() }}>
      <ul>
        {dates.map(({ step, day }) => (
          <li
            key={step}
            className="grid gap-x-8 border-t py-3 first:border-t-0 first:pt-0 sm:grid-cols-[12rem_1fr]"
          >
            <time dateTime={day} className="font-semibold">
              {formatDay(day, locale)}
            </time>
            <span className="text-text-quiet">{words[step]()}</span>
          </li>
        ))}
      </ul>
    </PagePart>
  )
}
