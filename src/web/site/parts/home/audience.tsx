import type { HomeEntry } from '#contract/home-page.ts'
import { m } from '#messages/compiled/messages.js'
import { Prose } from '#web/ui/prose.tsx'
import { EntryList } from './entry-list.tsx'
import { PagePart } from './page-part.tsx'

type AudienceProps = {
  /** What the forum is, in its editors' words. */
  aboutHtml: string
  entries: readonly HomeEntry[]
}

/** Who comes to the forum and what each takes home. */
export function Audience({ aboutHtml, entries }: AudienceProps) {
  if (!aboutHtml && entries.length === 0) return null
  return (
    <PagePart
      title={entries.length > 0 ? m.home_audience_title() : m.site_about_title()}
      className="[&>div]:border-t-0"
    >
      {aboutHtml && <Prose html={aboutHtml} className="md:text-lg" />}
      {entries.length > 0 && (
        <div className="mt-5 md:mt-8">
          <EntryList entries={entries} />
        </div>
      )}
    </PagePart>
  )
}
