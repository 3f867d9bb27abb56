import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { CommitteeList } from '#web/site/parts/committee/committee-list.tsx'
import { loadSitePage } from '#web/site/parts/site-page/load-site-page.ts'
import { NothingYet } from '#web/site/parts/site-page/nothing-yet.tsx'
import { ProseRows } from '#web/site/parts/site-page/prose-rows.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { page, content, locale } = await loadSitePage(args, 'committee')
  return { page, members: await content.committee(locale) }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function CommitteePage() {
  const { page, members } = useLoaderData<typeof loader>()
  const to = usePaths()
  return (
    <SitePageBody page={page}>
      {members.length > 0 ? (
        <CommitteeList members={members} />
      ) : (
        <NothingYet
          title={m.site_committee_empty()}
          text={m.site_committee_empty_text()}
          link={{ to: to('news'), text: m.site_empty_news() }}
        />
      )}
      <ProseRows prose={page.prose} />
    </SitePageBody>
  )
}
