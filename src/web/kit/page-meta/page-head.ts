import { createHash } from 'node:crypto'
import type { Locale } from '#contract/field.ts'
import { openGraphPath, openGraphSize, openGraphTarget } from '#contract/open-graph.ts'
import type { PageData, SiteFiles } from '#contract/page-data.ts'
import { m } from '#messages/compiled/messages.js'
import touchIcon from '#web/icons/apple-touch-icon.png?url'
import icon32 from '#web/icons/icon-32.png?url'
import icon512 from '#web/icons/icon-512.png?url'
import { localisePath } from '#web/paths.ts'
import type { PageName } from '#web/site-map.ts'
import roubleFont from '#web/styles/onest-rouble.woff2?url'
import { jsonScript } from './json-script.ts'
import { forumTitle } from './page-meta.ts'
import { structuredData } from './structured-data.ts'
import { themeColours } from './theme-colours.ts'

const openGraphLocale: Record<Locale, string> = { ru: 'ru_RU', en: 'en_US' }

/**
 * The parts of the head for browsers, messengers and search engines. Only the server writes them, after rendering: these readers never navigate
 * within the app, so visitors need not load the code.
 */
export async function withPageHead(
  html: string,
  shown: {
    locale: Locale
    page: PageName | null
    guid: string | null
    data: PageData
    /** Null for an app, which names its own. */
    files: SiteFiles | null
  },
): Promise<string> {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const { locale, files } = shown
  const start = html.indexOf('<head>') + '<head>'.length
  const head = html.slice(start, end)
  const own = readHead(head)
  const described = own && (await describing(own, shown))
  const [script, ...imported] = files?.scripts ?? []
  const added = [
    ...(script ? [`<script type="module" src="${script}" fetchpriority="low"></script>`] : []),
    // Known to be needed before the style sheet says so.
    ...(files && html.includes('₽') ? [fontPreload(roubleFont)] : []),
    ...imported.map(address => `<link rel="modulepreload" fetchpriority="low" href="${address}"/>`),
    `<link rel="icon" type="image/png" sizes="32x32" href="${icon32}"/>`,
    `<link rel="apple-touch-icon" href="${touchIcon}"/>`,
    `<link rel="manifest" href="${localisePath(locale, '/manifest.webmanifest')}"/>`,
    `<meta name="application-name" content="${m.product_name()}"/>`,
    ...Object.entries(themeColours).map(
      ([theme, colour]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${colour}"/>`,
    ),
    ...(described?.head ?? []),
  ]
  const whole = `${html.slice(0, start)}${paintFirst(head, files)}${added.join('')}${html.slice(end)}`
  return described ? beforeEnd(whole, described.data) : whole
}

const fontPreload = (address: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${address}"/>`

/** Search engines read their data wherever it stands, and at the end nobody waits for it. */
function beforeEnd(html: string, data: string): string {
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + data + html.slice(end)
}

/**
 * Puts the style sheet first, because nothing is painted without it; React places the apps' one after dozens of scripts. The scripts get a low priority,
 * since the page is readable without them. Measured on a throttled phone: first paint after 1.2 s instead of 2.1 s.
 */
function paintFirst(head: string, files: SiteFiles | null): string {
  if (files) return `<link rel="stylesheet" href="${files.styles}"/>${head}`
  const styles = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
  const asked = styles.map(([, href]) => `<link rel="preload" as="style" href="${href}"/>`)
  return (
    asked.join('') +
    head.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
  )
}

/** The page's own title, description and address, as escaped in the HTML. */
type OwnHead = { title: string; description: string; canonical: string }

/** Null for a page that is not for search engines and has no canonical address. */
function readHead(head: string): OwnHead | null {
  const read = (pattern: RegExp) => pattern.exec(head)?.[1] ?? ''
  const canonical = read(/<link rel="canonical" href="([^"]*)"/)
  if (!canonical || /<meta name="robots" content="noindex/.test(head)) return null
  return {
    title: read(/<title>([^<]*)<\/title>/),
    description: read(/<meta name="description" content="([^"]*)"/),
    canonical,
  }
}

async function describing(
  own: OwnHead,
  {
    locale,
    page,
    guid,
    data,
  }: { locale: Locale; page: PageName | null; guid: string | null; data: PageData },
): Promise<{ head: string[]; data: string } | null> {
  const target = page && openGraphTarget(page, guid)
  if (!page || !target) return null
  const edition = await data.edition()
  const { publicUrl, content } = data
  // Messengers cache a preview for ever, so its address changes with its words.
  const words = [own.title, own.description, edition.startsOn, edition.venue[locale]].join('\n')
  const version = createHash('sha256').update(words).digest('hex').slice(0, 8)
  const linkPicture = `${publicUrl}${openGraphPath(locale, target)}?v=${version}`
  const article = page === 'newsItem' && guid ? await content.newsItem(locale, guid) : null
  const facts = { locale, page, guid, publicUrl, edition, content, linkPicture, logo: publicUrl + icon512 }
  const head = [
    ...Object.entries({
      'og:type': article ? 'article' : page === 'speaker' ? 'profile' : 'website',
      'og:title': own.title,
      'og:description': own.description,
      'og:url': own.canonical,
      'og:site_name': escapeHtml(forumTitle(edition, locale)),
      'og:locale': openGraphLocale[locale],
      'og:locale:alternate': openGraphLocale[locale === 'ru' ? 'en' : 'ru'],
      'og:image': escapeHtml(linkPicture),
      'og:image:type': 'image/jpeg',
      'og:image:width': String(openGraphSize.width),
      'og:image:height': String(openGraphSize.height),
      'og:image:alt': own.title,
      ...(article && {
        'article:published_time': article.publishedAt,
        'article:modified_time': article.modifiedAt,
      }),
    }).map(([property, content]) => `<meta property="${property}" content="${content}"/>`),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]
  return { head, data: jsonScript(await structuredData(facts)) }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
