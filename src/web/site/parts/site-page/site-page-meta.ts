import type { MetaArgs, MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { publicMeta } from '#web/kit/page-meta/page-meta.ts'
import type { PageText } from './load-site-page.ts'

/** Head of a public page by its edited text; without it (after an error) only the product's name. */
export function sitePageMeta(args: MetaArgs): MetaDescriptor[] {
  const page = (args.loaderData as { page: PageText } | undefined)?.page
  if (!page) return [{ title: m.product_name() }]
  return publicMeta(args, { title: page.title, description: page.description })
}
