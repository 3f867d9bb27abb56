import type { SiteLink } from '#web/site/parts/header/site-links.ts'
import { FinalCall } from '#web/site/parts/home/final-call.tsx'
import type { PageText } from './load-site-page.ts'
import { PagePicture } from './page-picture.tsx'
import { ProseRows } from './prose-rows.tsx'
import { SitePageBody } from './site-page-body.tsx'
import { WaysOn } from './ways-on.tsx'

type OfferPageProps = {
  page: PageText
  /** Where to read on. */
  links: readonly SiteLink[]
  /** The last word. */
  call: { title: string; text: string }
}

/** A page about one part of the forum: what it is in words and a picture, where to read on, and the call to apply. */
export function OfferPage({ page, links, call }: OfferPageProps) {
  return (
    <SitePageBody page={page} actions={<WaysOn links={links} />}>
      {page.picture && <PagePicture picture={page.picture} />}
      <ProseRows prose={page.prose} />
      <FinalCall title={call.title} text={call.text} />
    </SitePageBody>
  )
}
