import type { LoaderFunctionArgs } from 'react-router'
import { webManifest } from '#web/kit/page-meta/web-manifest.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf } from '#web/paths.ts'

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const edition = await context.get(pageDataContext).edition()
  const locale = localeOf(new URL(request.url).pathname)
  return new Response(JSON.stringify(webManifest(edition, locale)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  })
}
