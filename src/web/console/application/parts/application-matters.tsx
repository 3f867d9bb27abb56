import { Link } from 'react-router'
import type { ApplicationMatter } from '#contract/application-matter.ts'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import type { MatterKind } from '#domain/application/application-matter.ts'
import { changeKindWords } from '#messages/change-word.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Section } from '#web/ui/section.tsx'
import { rowSearch } from '../rules.ts'

const lists = {
  change: 'organiser-changes',
  erasure: 'organiser-erasures',
  call: 'organiser-calls',
  duplicate: 'organiser-duplicates',
} as const satisfies Record<MatterKind, string>

/** What waits to be settled about the person, each a link to its row in the list where that is done; empty where nothing waits. */
export function ApplicationMatters({ application }: { application: ApplicationDetail }) {
  const locale = useLocale()
  const moments = useMoments()
  const to = usePaths()
  if (application.matters.length === 0) return null
  const searchOf = (matter: ApplicationMatter) =>
    rowSearch(
      { ...(matter.kind === 'call' && { status: matter.tab }), open: matter.guid },
      nameIn(locale, application),
    )
  return (
    <Section title={m.organiser_matters()} level={3}>
      <ul className="divide-y border-y text-sm">
        {application.matters.map(matter => (
          <li key={matter.guid} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
            <Link
              className="text-link min-w-0 wrap-anywhere"
              {...quietTarget({ pathname: to(lists[matter.kind]), search: searchOf(matter) })}
            >
              {matterWords(matter, locale)}
            </Link>
            <time dateTime={matter.since} className="tabular text-text-quiet">
              {m.organiser_matter_since({ at: moments.short(matter.since) })}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function matterWords(matter: ApplicationMatter, locale: 'ru' | 'en'): string {
  switch (matter.kind) {
    case 'change':
      return m.organiser_matter_change({ section: changeKindWords[matter.section]() })
    case 'erasure':
      return m.erasure_sheet_title()
    case 'call':
      return m.call_waits()
    case 'duplicate':
      return m.organiser_matter_duplicate({ name: nameIn(locale, matter.other) })
  }
}
