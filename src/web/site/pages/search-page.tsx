import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { checkQuery } from '#domain/search/query-limit.ts'
import { m } from '#messages/compiled/messages.js'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf } from '#web/paths.ts'
import { SiteSearch } from '#web/site/parts/site-search/site-search.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const query = url.searchParams.get('q')?.trim() ?? ''
  const verdict = checkQuery(query)
  const found = verdict.ok
    ? await context.get(pageDataContext).searchSite(localeOf(url.pathname), {
        query,
        // While somebody types, half a word finds nothing without anything being missing.
        sent: !url.searchParams.has('typed'),
      })
    : null
  return { query, found, refused: verdict.ok ? null : verdict.code }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return innerMeta(args, pageTitle('search'))
}

export default function SearchPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-width pt-10 pb-6 md:pt-16">
        <PageHeading
          size="large"
          title={m.page_title_search()}
          {...(!data.query && { lead: m.site_search_lead() })}
        />
      </div>
      <SiteSearch {...data} />
    </>
  )
}
