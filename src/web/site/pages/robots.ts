import type { LoaderFunctionArgs } from 'react-router'
import { robotsTxt } from '#web/kit/page-meta/robots-txt.ts'
import { pageDataContext } from '#web/page-data-context.ts'

export function loader({ context }: LoaderFunctionArgs): Response {
  return new Response(robotsTxt(context.get(pageDataContext).publicUrl), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
