import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { PastEditionStory } from '../../features/archive/past-edition-story.tsx'
import { usePaths } from '../../features/session/use-locale.ts'
import { loadSitePage } from '../../features/site-page/load-site-page.ts'
import { NothingYet } from '../../features/site-page/nothing-yet.tsx'
import { ProseRows } from '../../features/site-page/prose-rows.tsx'
import { SitePageBody } from '../../features/site-page/site-page-body.tsx'
import { sitePageMeta } from '../../features/site-page/site-page-meta.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { page, content, locale } = await loadSitePage(args, 'archive')
  return { page, editions: await content.pastEditions(locale) }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function ArchivePage() {
  const { page, editions } = useLoaderData<typeof loader>()
  const to = usePaths()
  return (
    <SitePageBody page={page}>
      <ProseRows prose={page.prose} />
      {editions.length > 0 ? (
        editions.map(edition => <PastEditionStory key={edition.slug} edition={edition} />)
      ) : (
        <NothingYet
          title={m.site_archive_empty()}
          text={m.site_archive_empty_text()}
          link={{ to: to('news'), text: m.site_empty_news() }}
        />
      )}
    </SitePageBody>
  )
}
