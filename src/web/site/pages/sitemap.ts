import type { LoaderFunctionArgs } from 'react-router'
import { sitemapEntries, sitemapXml } from '#web/kit/page-meta/sitemap-xml.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf } from '#web/paths.ts'

/** The sitemap, with the day of each page's last change; under `/en` only the English pages. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const data = context.get(pageDataContext)
  const locale = localeOf(new URL(request.url).pathname)
  return new Response(sitemapXml(data.publicUrl, await sitemapEntries(data), locale), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
