import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { publicMeta } from '#web/kit/page-meta/page-meta.ts'
import { LegalTextBody } from '#web/site/parts/legal-text/legal-text-body.tsx'
import { loadLegalText } from '#web/site/parts/legal-text/load-legal-text.ts'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadLegalText('policy', args)
}

export function meta(args: MetaArgs<typeof loader>): MetaDescriptor[] {
  const title = args.loaderData?.text?.title ?? m.page_title_privacy()
  return publicMeta(args, { title, description: m.privacy_description() })
}

/** How personal data are treated: the operator must publish it (152-FZ, article 18.1). */
export default function PrivacyPage() {
  const { text } = useLoaderData<typeof loader>()
  if (text) return <LegalTextBody page="privacy" text={text} />
  return <SitePageBody page={{ title: m.page_title_privacy(), lead: m.privacy_unpublished() }} />
}
