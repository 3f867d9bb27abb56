import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { PassportViewing } from '#contract/passport.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { m } from '#messages/compiled/messages.js'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { viewingPurposeWords } from '#web/kit/words/passport-viewing-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'

const viewerWords: Record<OrganiserRole, () => string> = {
  committee: m.passport_viewer_committee,
  finance: m.passport_viewer_finance,
  security: m.passport_viewer_security,
  support: m.passport_viewer_support,
  content: m.passport_viewer_content,
  logistics: m.passport_viewer_logistics,
  gate: m.passport_viewer_gate,
  admin: m.passport_viewer_admin,
}

const partWords: Record<PassportViewing['part'], () => string> = {
  data: m.passport_viewings_data,
  page: m.passport_viewings_page,
  number: m.passport_viewings_number,
}

/** Few passports are looked at more often than this. */
const shownAtFirst = 5

/** Who of the forum's team opened the passport, when and why; newest first. */
export function PassportViewings({ viewings }: { viewings: readonly PassportViewing[] }) {
  const [all, setAll] = useState(false)
  const locale = useLocale()
  const { timeZone } = useEdition()
  const shown = all ? viewings : viewings.slice(0, shownAtFirst)
  return (
    <Section
      space="none"
      title={m.passport_viewings_title()}
      lead={m.passport_viewings_lead()}
      className="max-w-168"
    >
      {viewings.length === 0 ? (
        <p className="flex items-center gap-2 text-text-quiet">
          <Eye aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
          {m.passport_viewings_none()}
        </p>
      ) : (
        <ul className="divide-y border-y">
          {shown.map(({ at, role, part, purpose }) => (
            <li
              key={`${at} ${role} ${part}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 py-3"
            >
              <span className="min-w-0">
                {viewerWords[role]()}
                <span className="block text-sm text-text-quiet">
                  {partWords[part]()}
                  {' · '}
                  {viewingPurposeWords[purpose]()}
                </span>
              </span>
              <time dateTime={at} className="tabular text-sm text-text-quiet">
                {formatMoment(Date.parse(at), locale, timeZone)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {viewings.length > shown.length && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-3 -ml-3 min-h-11 md:min-h-9"
          onClick={() => setAll(true)}
        >
          {m.passport_viewings_more({ count: viewings.length })}
        </Button>
      )}
    </Section>
  )
}
