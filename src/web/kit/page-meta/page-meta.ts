import type { MetaDescriptor } from 'react-router'
import type { EditionFacts } from '#contract/edition.ts'
import type { Locale } from '#contract/field.ts'
import { m } from '#messages/compiled/messages.js'
import { localeOf, switchLocale } from '#web/paths.ts'
import { findPage, isKnownValue, pageEntry } from '#web/site-map.ts'

/** The arguments that React Router passes to a page's `meta`. */
type PageArgs = {
  location: { pathname: string; search: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

type PublicFacts = { edition: EditionFacts; publicUrl: string }

type PageWords = {
  title: string
  description: string
  extra?: MetaDescriptor[]
}

/**
 * Head of a public page: title, description, and its address in each language. Only the server adds the rest for other sites and search engines
 * (page-head.ts). Without the root's data (after an error), only the title.
 */
export function publicMeta(
  args: PageArgs,
  words: PageWords | ((facts: PublicFacts, locale: Locale) => PageWords),
): MetaDescriptor[] {
  const locale = localeOf(args.location.pathname)
  const facts = rootFacts(args)
  if (!facts) return [{ title: m.product_name() }]
  const { title, description, extra = [] } = typeof words === 'function' ? words(facts, locale) : words
  const name = forumTitle(facts.edition, locale)
  const full = title.includes(facts.edition.name[locale]) ? title : `${title} — ${name}`
  const { self, alternates } = addresses(facts.publicUrl, args.location)
  return [
    { title: full },
    { tagName: 'link', rel: 'canonical', href: self },
    ...alternates.map(({ hrefLang, href }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href,
    })),
    { name: 'description', content: description },
    // Search results are not indexed.
    ...(isSearched(args.location) ? [{ name: 'robots', content: 'noindex' }] : []),
    ...extra,
  ]
}

/** The whole title of a record of a past forum, which is of that year and not of this one. */
export function pastTitle(title: string, forum: string, year: string): string {
  return `${title} — ${forum} ${year}`
}

function isSearched({ pathname, search }: PageArgs['location']): boolean {
  const name = search.length > 1 ? findPage(pathname) : null
  const asked = new URLSearchParams(search)
  const known = Object.entries((name && pageEntry(name).search) ?? {})
  return known.some(([parameter, values]) => values.test(asked.get(parameter) ?? ''))
}

/** Head of a page that search engines must not index. */
export function innerMeta(args: PageArgs, title: string): MetaDescriptor[] {
  const facts = rootFacts(args)
  const locale = localeOf(args.location.pathname)
  const name = facts ? forumTitle(facts.edition, locale) : m.product_name()
  return [{ title: `${title} — ${name}` }, { name: 'robots', content: 'noindex' }]
}

/**
 * The page's absolute addresses in both languages; Russian is the default. Of the query only a list's page number is kept, because the rest does not
 * make another page.
 */
export function addresses(publicUrl: string, { pathname, search }: { pathname: string; search: string }) {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const query = listPage(path, search)
  const other = switchLocale(path)
  const [russian, english] = other.locale === 'en' ? [path, other.path] : [other.path, path]
  const alternates = [
    { hrefLang: 'ru', href: publicUrl + russian + query },
    { hrefLang: 'en', href: publicUrl + english + query },
    { hrefLang: 'x-default', href: publicUrl + russian + query },
  ]
  return { self: publicUrl + path + query, alternates }
}

function listPage(path: string, search: string): string {
  const name = search.length > 1 ? findPage(path) : null
  const known = name && pageEntry(name).query
  if (!known) return ''
  const given = new URLSearchParams(search)
  const page = given.get('page') ?? '1'
  const alone = Object.keys(known).every(key => key === 'page' || !given.has(key))
  return alone && page !== '1' && known.page && isKnownValue(known.page, page) ? `?page=${page}` : ''
}

/** Name and year: «Кибербезопасность в финансах 2026». */
export function forumTitle(edition: EditionFacts, locale: Locale): string {
  return `${edition.name[locale]} ${edition.startsOn.slice(0, 4)}`
}

function rootFacts({ matches }: PageArgs): PublicFacts | null {
  const data = matches.find(match => match?.id === 'root')?.loaderData
  return data ? (data as PublicFacts) : null
}
