import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { publicMeta } from '#web/kit/page-meta/page-meta.ts'
import { LegalTextBody } from '#web/site/parts/legal-text/legal-text-body.tsx'
import { loadLegalText } from '#web/site/parts/legal-text/load-legal-text.ts'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadLegalText('offer', args)
}

export function meta(args: MetaArgs<typeof loader>): MetaDescriptor[] {
  const title = args.loaderData?.text?.title ?? m.page_title_offer()
  return publicMeta(args, { title, description: m.offer_description() })
}

/** The contract that a payment accepts. */
export default function OfferPage() {
  const { text } = useLoaderData<typeof loader>()
  if (text) return <LegalTextBody page="offer" text={text} />
  return <SitePageBody page={{ title: m.page_title_offer(), lead: m.offer_unpublished() }} />
}
