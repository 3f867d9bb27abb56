import type { LoaderFunctionArgs } from 'react-router'
import { sitemapXml } from '../features/page-meta/sitemap-xml.ts'
import { pageDataContext } from '../page-data-context.ts'

/** Every public page in both languages, for search engines. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return new Response(sitemapXml(context.get(pageDataContext).publicUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
