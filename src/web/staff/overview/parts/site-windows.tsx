import type { StaffCompany } from '#contract/staff-company.ts'
import { m } from '#messages/compiled/messages.js'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useCompany } from '#web/staff/company/queries.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'

type Part = StaffCompany['windows'][number]['part']

const words: Record<Part, () => string> = {
  setUp: m.staff_window_setUp,
  forum: m.staff_window_forum,
  dismantling: m.staff_window_dismantling,
}

/** When people work on site. */
export function SiteWindows() {
  const locale = useLocale()
  const { timeZone } = useEdition()
  const { windows } = useCompany()
  if (windows.length === 0) return null
  const at = (instant: string) => formatMoment(Date.parse(instant), locale, timeZone)
  return (
    <Section title={m.staff_windows_title()} lead={m.staff_windows_lead()} space="none">
      <DefinitionList
        items={windows.map(({ part, from, to }) => ({
          id: part,
          term: words[part](),
          value: <span className="tabular">{m.staff_window({ from: at(from), to: at(to) })}</span>,
        }))}
      />
    </Section>
  )
}
