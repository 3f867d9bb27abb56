import { type ReactNode, useEffect } from 'react'
import {
  createPath,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaDescriptor,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router'
import { z } from 'zod'
import { useStore } from 'zustand'
import type { Locale } from '#contract/field.ts'
import { type RouteRules, ruleRedirect } from '#contract/route-rules.ts'
import { m } from '#messages/compiled/messages.js'
import { describeError } from './kit/error/describe-error.ts'
import { ErrorScreen } from './kit/error/error-screen.tsx'
import { languageHintScript } from './kit/locale/language-hint.ts'
import { arrivedAt, refusedReload } from './kit/session/chunk-reload.ts'
import { utmBootScript } from './kit/session/utm.ts'
import { pageDataContext } from './page-data-context.ts'
import { localeOf } from './paths.ts'
import { isSitePath } from './site-path.ts'
import markUrl from './styles/mark.svg?url'
import figuresFont from './styles/onest-figures.woff2?url'
import latinFont from './styles/onest-latin.woff2?url'
import russianFont from './styles/onest-russian.woff2?url'
import './styles/app.css'
import { themeBootScript } from './kit/theme/theme-choice.ts'

// Stops zod from testing whether it may compile code: the policy refuses, and browsers report each attempt.
if (!import.meta.env.SSR) z.config({ jitless: true })

export async function loader({ context }: LoaderFunctionArgs) {
  const pageData = context.get(pageDataContext)
  const [edition, programme2024] = await Promise.all([
    pageData.edition(),
    pageData.content.programme('ru', '2024'),
  ])
  return {
    edition,
    publicUrl: pageData.publicUrl,
    demo: pageData.demo,
    routeRules: pageData.routeRules,
    hasProgramme2024: (programme2024?.sessions.length ?? 0) > 0,
  }
}

/** Public facts change only with the content version, and then every page is rendered again. */
export function shouldRevalidate() {
  return false
}

/** The fonts of the first screen are preloaded, so that no line moves when they arrive. */
export function links() {
  return linksOf('ru')
}

function linksOf(locale: Locale) {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
  return [
    { rel: 'icon', href: markUrl, type: 'image/svg+xml' },
    ...(locale === 'ru' ? [{ ...font, href: russianFont }] : []),
    { ...font, href: latinFont },
    { ...font, href: figuresFont },
  ]
}

export function meta({ error }: { error?: unknown }): MetaDescriptor[] {
  if (!error) return [{ title: m.product_name() }]
  return [
    { title: `${describeError(error).title} — ${m.product_name()}` },
    { name: 'robots', content: 'noindex, nofollow, noarchive' },
  ]
}

/** The site has a style sheet of its own, which the server names (kit/page-meta/page-head.ts). An app that is left for it keeps its own to the end. */
function SiteLinks({ locale }: { locale: Locale }) {
  return linksOf(locale).map(link => <link key={link.href} {...link} />)
}

const bootScript = `${themeBootScript};${utmBootScript};${languageHintScript}`

/** The public site is plain HTML; React and the router hydrate only the apps (decision 044). */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <html lang={localeOf(pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint and before the first click */}
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
        <Meta />
        {import.meta.env.SSR && isSitePath(pathname) ? <SiteLinks locale={localeOf(pathname)} /> : <Links />}
      </head>
      <body>
        {children}
        {!isSitePath(pathname) && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const leaves = useRouteRules(loaderData.routeRules)
  useArrivals()
  if (useRefusedReload()) throw new Error(m.error_page_not_loaded())
  return leaves ? null : <Outlet />
}

/** Tells the reload rule which page is shown. The window's address would not do: a step back changes it before the page is there. */
function useArrivals(): void {
  const location = useLocation()
  useEffect(() => arrivedAt(new URL(createPath(location), window.location.origin).href), [location])
}

/** True while a rule takes the visitor elsewhere. The server has followed the rules already for a page that was loaded. */
function useRouteRules(rules: RouteRules): boolean {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const rule = ruleRedirect(rules, pathname)
  const to = rule && (rule.fullPageLoad || rule.to.includes('?') ? rule.to : rule.to + search)
  const fullPageLoad = rule?.fullPageLoad === true
  useEffect(() => {
    if (to === null) return
    if (fullPageLoad) window.location.replace(to)
    else void navigate(to, { replace: true })
  }, [to, fullPageLoad, navigate])
  return to !== null
}

/** True when the requested page failed to load even after a reload; the error screen then says so. */
function useRefusedReload(): boolean {
  return useStore(refusedReload)
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />
}
