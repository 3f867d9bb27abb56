import type { Dashboard } from '#contract/dashboard.ts'
import { m } from '#messages/compiled/messages.js'
import { formatForumDates } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'

/** When and where? The time left by the forum's own clock, the days and the place. */
export function WhenAndWhere({ countdown }: { countdown: Dashboard['countdown'] }) {
  const locale = useLocale()
  const edition = useEdition()
  return (
    <Section space="none" title={m.cabinet_when_title()}>
      <Countdown countdown={countdown} />
      <DefinitionList
        className="mt-5"
        items={[
          {
            term: m.cabinet_when_dates(),
            value: <span>{formatForumDates(edition, locale)}</span>,
          },
          { term: m.cabinet_when_venue(), value: `${edition.venue[locale]}, ${edition.city[locale]}` },
        ]}
      />
    </Section>
  )
}

function Countdown({ countdown }: { countdown: Dashboard['countdown'] }) {
  if (countdown.state !== 'before')
    return (
      <p className="text-xl font-semibold">
        {countdown.state === 'started' ? m.cabinet_when_started() : m.cabinet_when_over()}
      </p>
    )
  const { months, days } = countdown
  return (
    <p>
      <span className="flex flex-wrap gap-x-3 text-2xl font-semibold tracking-tight text-accent-text">
        {months > 0 && <span>{m.cabinet_months({ count: months })}</span>}
        {(days > 0 || months === 0) && <span>{m.cabinet_days({ count: days })}</span>}
      </span>
      <span className="text-text-quiet">{m.cabinet_when_left()}</span>
    </p>
  )
}
