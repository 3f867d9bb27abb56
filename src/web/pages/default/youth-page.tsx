import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { FinalCall } from '../../features/home/final-call.tsx'
import { loadSitePage } from '../../features/site-page/load-site-page.ts'
import { PagePicture } from '../../features/site-page/page-picture.tsx'
import { ProseRows } from '../../features/site-page/prose-rows.tsx'
import { SitePageBody } from '../../features/site-page/site-page-body.tsx'
import { sitePageMeta } from '../../features/site-page/site-page-meta.ts'
import { WaysOn } from '../../features/site-page/ways-on.tsx'

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
    <SitePageBody
      page={page}
      actions={
        <WaysOn
          links={[
            { page: 'program', text: m.page_title_program() },
            { page: 'contacts', text: m.page_title_contacts() },
          ]}
        />
      }
    >
      {page.picture && <PagePicture picture={page.picture} />}
      <ProseRows prose={page.prose} />
      <FinalCall title={m.site_youth_final_title()} text={m.site_youth_final_text()} />
    </SitePageBody>
  )
}
