import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { FinalCall } from '#web/site/parts/home/final-call.tsx'
import { ConditionsParts } from '#web/site/parts/registration/conditions-parts.tsx'
import { loadSitePage } from '#web/site/parts/site-page/load-site-page.ts'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { page } = await loadSitePage(args, 'conditions')
  return { page }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function ConditionsPage() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <SitePageBody page={page}>
      <ConditionsParts prose={page.prose} />
      <FinalCall title={m.conditions_final_title()} text={m.home_final_text()} />
    </SitePageBody>
  )
}
