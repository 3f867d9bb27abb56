import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type LayoutName, pageEntry, pageNames } from './site-map.ts'

const layouts: LayoutName[] = [
  'default',
  'auth',
  'empty',
  'account',
  'staff',
  'volunteer',
  'organizer',
  'dev',
]

const unfilled = 'unfilled-page.tsx'

/** One language's copy of the site map, shell by shell. */
function mirror(locale: 'ru' | 'en'): RouteConfigEntry[] {
  return layouts.map(name =>
    layout(
      `layouts/${name}-layout.tsx`,
      { id: `${locale}:layout:${name}` },
      pageNames
        .filter(page => pageEntry(page).layout === name)
        .map(page => {
          const { path, file = unfilled } = pageEntry(page)
          const id = `${locale}:${page}`
          const module = `pages/${file}`
          const full = locale === 'en' ? `en${path}` : path.slice(1)
          return path === '/' && locale === 'ru'
            ? index(module, { id })
            : route(full.replace(/\/$/, ''), module, { id })
        }),
    ),
  )
}

export default [
  ...mirror('ru'),
  ...mirror('en'),
  route('sitemap.xml', 'pages/sitemap.ts', { id: 'sitemap' }),
  route('en/sitemap.xml', 'pages/sitemap.ts', { id: 'en:sitemap' }),
  route('news.xml', 'pages/news-feed.ts', { id: 'news-feed' }),
  route('en/news.xml', 'pages/news-feed.ts', { id: 'en:news-feed' }),
  route('robots.txt', 'pages/robots.ts', { id: 'robots' }),
  route('manifest.webmanifest', 'pages/manifest.ts', { id: 'manifest' }),
  route('en/manifest.webmanifest', 'pages/manifest.ts', { id: 'en:manifest' }),
  route('favicon.ico', 'pages/favicon.ts', { id: 'favicon' }),
  route('*', 'pages/not-found-page.tsx', { id: 'not-found' }),
] satisfies RouteConfig
