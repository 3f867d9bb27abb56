import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ApplyLink } from '#web/site/parts/header/apply-link.tsx'
import { LoginLink } from '#web/site/parts/header/login-link.tsx'
import { FinalCall } from '#web/site/parts/home/final-call.tsx'
import { Fee } from '#web/site/parts/registration/fee.tsx'
import { FullConditions } from '#web/site/parts/registration/full-conditions.tsx'
import { Preparation } from '#web/site/parts/registration/preparation.tsx'
import { loadSitePage } from '#web/site/parts/site-page/load-site-page.ts'
import { ProseRows } from '#web/site/parts/site-page/prose-rows.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'
import { SiteRow } from '#web/site/parts/site-page/site-row.tsx'

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
