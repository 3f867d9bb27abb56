import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { Locale } from '#contract/field.ts'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { withPageHead } from './kit/page-meta/page-head.ts'
import { pageDataContext } from './page-data-context.ts'
import { pageTarget } from './page-target.ts'
import { localeOf } from './paths.ts'
import { findPage, pageEntry } from './site-map.ts'
import { isSitePath } from './site-path.ts'

export { isBotAgent } from './kit/session/bot-agent.ts'
export { hasKnownQuery } from './page-target.ts'
export { rightAddress } from './right-address.ts'
export { isSitePath } from './site-path.ts'
export { pageDataContext, pageTarget }

const renderMilliseconds = 5000

const renderLocale = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => renderLocale.getStore() ?? 'ru')

/**
 * Renders the whole page before sending it: pages are cached, and the page that waits for its data has no React script to patch it later.
 * renderToString would leave the loaders' data out, because React Router passes it on while rendering.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provided: RouterContextProvider,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const locale = localeOf(pathname)
  const html = await renderLocale.run(locale, async () => {
    const rendered = await renderWhole(<ServerRouter context={context} url={request.url} />)
    const page = status === 200 ? findPage(pathname) : null
    const guid = pageTarget(pathname, search)?.record?.guid ?? null
    const data = provided.get(pageDataContext)
    const files = isSitePath(pathname) ? data.siteFiles : null
    return withPageHead(rendered, { locale, page, guid, data, files })
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

function renderWhole(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        resolve(text(body))
        pipe(body)
      },
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), renderMilliseconds)
  })
}

/** Hands what broke to the server, which logs and counts it. A page that does not exist is no fault. */
export function handleError(error: unknown, { request, context }: RenderedFor): void {
  if (isRouteErrorResponse(error)) return
  // Data of a page is asked for at its own address with this ending.
  const pathname = new URL(request.url).pathname.replace(/\.data$/, '')
  context.get(pageDataContext).onFault(findPage(pathname), error)
}

type RenderedFor = { request: Request; context: Readonly<RouterContextProvider> }

export function isDemoOnly(pathname: string): boolean {
  const page = findPage(pathname)
  return page !== null && pageEntry(page).demoOnly === true
}
