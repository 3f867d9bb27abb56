import type { HomeEntry } from '#contract/home-page.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { EntryList } from './entry-list.tsx'
import { KeyFigures } from './key-figures.tsx'
import type { HomeStoryData } from './load-home.ts'
import { PagePart } from './page-part.tsx'

type LastForum = NonNullable<HomeStoryData['lastForum']>

/** The last forum in figures, which are those of its page in the archive. */
export function LastFigures({ lastForum }: { lastForum: LastForum | null }) {
  if (!lastForum || lastForum.figures.length === 0) return null
  const title = m.home_last_figures({ year: lastForum.year })
  return (
    <section aria-label={title} className="page-width">
      <div className="border-t py-6 md:py-10">
        <p className="mb-2 text-sm text-text-quiet md:mb-6">{title}</p>
        <KeyFigures figures={lastForum.figures} />
      </div>
    </section>
  )
}

/** What the last forum changed, with the way to its page. */
export function LastChanges({
  lastForum,
  entries,
}: {
  lastForum: LastForum | null
  entries: readonly HomeEntry[]
}) {
  const to = usePaths()
  if (entries.length === 0) return null
  return (
    <PagePart
      title={lastForum ? m.home_changed_year({ year: lastForum.year }) : m.home_changed()}
      link={
        lastForum && {
          to: `${to('archive')}#forum-${lastForum.year}`,
          text: m.home_last_results({ year: lastForum.year }),
        }
      }
    >
      <EntryList entries={entries} />
    </PagePart>
  )
}
