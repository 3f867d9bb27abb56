import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { PastEditionStory } from '#web/site/parts/archive/past-edition-story.tsx'
import { loadSitePage } from '#web/site/parts/site-page/load-site-page.ts'
import { NothingYet } from '#web/site/parts/site-page/nothing-yet.tsx'
import { ProseRows } from '#web/site/parts/site-page/prose-rows.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'

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
