import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { PartnerList } from '#web/site/parts/partners/partner-list.tsx'
import { loadSitePage } from '#web/site/parts/site-page/load-site-page.ts'
import { NothingYet } from '#web/site/parts/site-page/nothing-yet.tsx'
import { ProseRows } from '#web/site/parts/site-page/prose-rows.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { page, content, locale } = await loadSitePage(args, 'partners')
  return { page, partners: await content.partners(locale) }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function PartnersPage() {
  const { page, partners } = useLoaderData<typeof loader>()
  const to = usePaths()
  return (
    <SitePageBody page={page}>
      {partners.length > 0 ? (
        <PartnerList partners={partners} />
      ) : (
        <NothingYet
          title={m.site_partners_empty()}
          text={m.site_partners_empty_text()}
          link={{ to: to('contacts'), text: m.site_partners_join() }}
        />
      )}
      <ProseRows prose={page.prose} />
    </SitePageBody>
  )
}
