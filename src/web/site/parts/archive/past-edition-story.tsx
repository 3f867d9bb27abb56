import type { PastEdition } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { formatForumDates } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { KeyFigures } from '#web/site/parts/home/key-figures.tsx'
import { Prose } from '#web/ui/prose.tsx'

/** The only past edition whose programme has its own page (spec point 2). */
const withProgrammePage = '2024'

/** A past forum: when and where, figures, results, and links to its programme and pictures. */
export function PastEditionStory({ edition }: { edition: PastEdition }) {
  const locale = useLocale()
  const to = usePaths()
  const { slug, city, venue, startsOn, lead, bodyHtml, figures, hasProgramme } = edition
  const year = startsOn.slice(0, 4)
  const id = `forum-${year}`
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-width scroll-mt-24">
      <div className="border-t py-10 md:py-16">
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 id={`${id}-title`} className="text-3xl font-semibold tracking-tight md:text-4xl">
              {year}
            </h2>
            <p className="mt-3 text-text-quiet">
              {formatForumDates(edition, locale)}
              <br />
              {city}, {venue}
            </p>
          </div>
          <div className="lg:col-span-8">
            {lead && <p className="mb-6 measure text-lg font-semibold">{lead}</p>}
            <Prose html={bodyHtml} className="[&>h2]:text-lg" />
            <p className="mt-6 flex flex-wrap gap-x-6">
              {hasProgramme && slug === withProgrammePage && (
                <a href={to('program2024')} className="text-link inline-flex min-h-11 items-center">
                  {m.site_archive_programme({ year })}
                </a>
              )}
              <a href={to('album')} className="text-link inline-flex min-h-11 items-center">
                {m.site_archive_albums()}
              </a>
              <a href={to('media')} className="text-link inline-flex min-h-11 items-center">
                {m.site_archive_videos()}
              </a>
            </p>
          </div>
        </div>
        <KeyFigures figures={figures} className="mt-6 border-t pt-4 md:mt-10 md:pt-10" />
      </div>
    </section>
  )
}
