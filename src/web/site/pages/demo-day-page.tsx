import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { loadSitePage } from '#web/site/parts/site-page/load-site-page.ts'
import { OfferPage } from '#web/site/parts/site-page/offer-page.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { page } = await loadSitePage(args, 'demoDay')
  return { page }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function DemoDayPage() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <OfferPage
      page={page}
      call={{ title: m.site_demo_day_final_title(), text: m.site_demo_day_final_text() }}
    />
  )
}
