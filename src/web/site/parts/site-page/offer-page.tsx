import type { SiteLink } from '#web/site/parts/header/site-links.ts'
import { FinalCall } from '#web/site/parts/home/final-call.tsx'
import type { PageText } from './load-site-page.ts'
import { PagePicture } from './page-picture.tsx'
import { ProseRows } from './prose-rows.tsx'
import { SitePageBody } from './site-page-body.tsx'
import { WaysOn } from './ways-on.tsx'

type OfferPageProps = {
  page: PageText
  /** Links to further pages, where the text does not lead on by itself. */
  links?: readonly SiteLink[]
  /** The call to apply at the end. */
  call: { title: string; text: string }
}

/** A page about one part of the forum: text and picture, links, and the call to apply. */
export function OfferPage({ page, links, call }: OfferPageProps) {
  return (
    <SitePageBody page={page} {...(links && { actions: <WaysOn links={links} /> })}>
      {page.picture && <PagePicture picture={page.picture} />}
      <ProseRows prose={page.prose} />
      <FinalCall title={call.title} text={call.text} />
    </SitePageBody>
  )
}
