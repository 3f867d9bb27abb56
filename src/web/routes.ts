import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type LayoutName, layoutFiles, pageEntry, pageNames, unfilledPage } from './site-map.ts'

const layoutNames = Object.keys(layoutFiles) as LayoutName[]

/** The site map's routes in one language, by layout. */
function mirror(locale: 'ru' | 'en'): RouteConfigEntry[] {
  return layoutNames.map(name =>
    layout(
      layoutFiles[name],
      { id: `${locale}:layout:${name}` },
      pageNames
        .filter(page => pageEntry(page).layout === name)
        .map(page => {
          const { path, file = unfilledPage } = pageEntry(page)
          const id = `${locale}:${page}`
          const full = locale === 'en' ? `en${path}` : path.slice(1)
          return path === '/' && locale === 'ru'
            ? index(file, { id })
            : route(full.replace(/\/$/, ''), file, { id })
        })
        .concat(name === 'organiser' ? unknownInConsole(locale) : [])
        .concat(name === 'default' ? unknownOnSite(locale) : []),
    ),
  )
}

/** An unknown address of the console keeps its rail. */
function unknownInConsole(locale: 'ru' | 'en'): RouteConfigEntry[] {
  const path = locale === 'en' ? 'en/organizer/*' : 'organizer/*'
  return [route(path, 'console/screen/page.tsx', { id: `${locale}:organiser-unknown` })]
}

/** Every other unknown address keeps the site's header and footer. */
function unknownOnSite(locale: 'ru' | 'en'): RouteConfigEntry[] {
  return [
    route(locale === 'en' ? 'en/*' : '*', 'site/pages/not-found-page.tsx', { id: `${locale}:not-found` }),
  ]
}

export default [
  ...mirror('ru'),
  ...mirror('en'),
  route('sitemap.xml', 'site/pages/sitemap.ts', { id: 'sitemap' }),
  route('en/sitemap.xml', 'site/pages/sitemap.ts', { id: 'en:sitemap' }),
  route('news.xml', 'site/pages/news-feed.ts', { id: 'news-feed' }),
  route('en/news.xml', 'site/pages/news-feed.ts', { id: 'en:news-feed' }),
  route('robots.txt', 'site/pages/robots.ts', { id: 'robots' }),
  route('manifest.webmanifest', 'site/pages/manifest.ts', { id: 'manifest' }),
  route('en/manifest.webmanifest', 'site/pages/manifest.ts', { id: 'en:manifest' }),
  route('speculation-rules.json', 'site/pages/speculation-rules.ts', { id: 'speculation-rules' }),
  route('favicon.ico', 'site/pages/favicon.ts', { id: 'favicon' }),
] satisfies RouteConfig
