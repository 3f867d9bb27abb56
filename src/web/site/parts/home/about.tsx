import { m } from '#messages/compiled/messages.js'
import { Prose } from '#web/ui/prose.tsx'
import { PagePart } from './page-part.tsx'

/** What the forum is, in its editors' words. Clicks on its links are handled further up. */
export function About({ html }: { html: string }) {
  if (!html) return null
  return (
    <PagePart title={m.site_about_title()} className="[&>div]:border-t-0">
      <Prose html={html} className="text-lg [&>p+p]:text-base" />
    </PagePart>
  )
}
