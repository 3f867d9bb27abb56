import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ApplyLink } from '../../features/header/apply-link.tsx'
import { LoginLink } from '../../features/header/login-link.tsx'
import { FinalCall } from '../../features/home/final-call.tsx'
import { Fee } from '../../features/registration/fee.tsx'
import { FullConditions } from '../../features/registration/full-conditions.tsx'
import { Preparation } from '../../features/registration/preparation.tsx'
import { loadSitePage } from '../../features/site-page/load-site-page.ts'
import { ProseRows } from '../../features/site-page/prose-rows.tsx'
import { SitePageBody } from '../../features/site-page/site-page-body.tsx'
import { sitePageMeta } from '../../features/site-page/site-page-meta.ts'
import { SiteRow } from '../../features/site-page/site-row.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { page } = await loadSitePage(args, 'registration')
  return { page }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function RegistrationPage() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <SitePageBody
      page={page}
      actions={
        <>
          <ApplyLink size="lg" startsForm />
          <LoginLink look="question" />
        </>
      }
    >
      <SiteRow id="preparation" title={m.registration_need_title()}>
        <Preparation />
      </SiteRow>
      <ProseRows prose={page.prose} />
      <SiteRow id="fee" title={m.registration_ways_title()}>
        <Fee />
        <FullConditions />
      </SiteRow>
      <FinalCall title={m.registration_final_title()} text={m.registration_final_text()} startsForm />
    </SitePageBody>
  )
}
