import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import type { Locale } from '#contract/field.ts'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { localeOf } from './paths.ts'
import { findPage, pageEntry } from './site-map.ts'

export { pageDataContext } from './page-data-context.ts'

const renderMilliseconds = 5000

const renderLocale = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => renderLocale.getStore() ?? 'ru')

/**
 * Renders a page whole before anything is sent: pages are cached, and a page that waits for its data has no script of
 * React's own to patch it later. React Router hands its loaders' data over while rendering, so a plain string rendering
 * would leave them out.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const html = await renderLocale.run(localeOf(pathname), () =>
    renderWhole(<ServerRouter context={context} url={request.url} />),
  )
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

/** Failures of rendering reach the server's own log through the response; nothing is printed here. */
export function handleError(): void {}

/**
 * The cache key of a path. Only pages whose address has no parameter are kept: a page with a token or guid in its address
 * is rendered for each request, so that nobody's address can reach somebody else. All unknown paths share one page.
 */
export function cacheKeyOf(pathname: string): string | null {
  const locale = localeOf(pathname)
  if (pathname === '/sitemap.xml' || pathname === '/en/sitemap.xml') return pathname
  const page = findPage(pathname)
  if (!page) return `${locale}:not-found`
  return pageEntry(page).path.includes(':') ? null : `${locale}:${page}`
}

export function isDemoOnly(pathname: string): boolean {
  const page = findPage(pathname)
  return page !== null && pageEntry(page).demoOnly === true
}
