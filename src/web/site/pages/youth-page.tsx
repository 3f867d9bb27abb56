import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { loadSitePage } from '#web/site/parts/site-page/load-site-page.ts'
import { OfferPage } from '#web/site/parts/site-page/offer-page.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { page } = await loadSitePage(args, 'youth')
  return { page }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function YouthPage() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <OfferPage
      page={page}
      links={[
        { page: 'program', text: m.page_title_program() },
        { page: 'volunteer-register', text: m.footer_volunteers() },
        { page: 'contacts', text: m.page_title_contacts() },
      ]}
      call={{ title: m.site_youth_final_title(), text: m.site_youth_final_text() }}
    />
  )
}
