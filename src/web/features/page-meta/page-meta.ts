import type { MetaDescriptor } from 'react-router'
import type { EditionFacts } from '#contract/edition.ts'
import type { Locale } from '#contract/field.ts'
import { m } from '#messages/compiled/messages.js'
import { localeOf, switchLocale } from '../../paths.ts'

/** What React Router gives to a page's `meta`. */
type PageArgs = {
  location: { pathname: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

type PublicFacts = { edition: EditionFacts; publicUrl: string }

/** What a page tells about itself. */
type PageWords = {
  title: string
  description: string
  extra?: MetaDescriptor[]
}

const openGraphLocale: Record<Locale, string> = { ru: 'ru_RU', en: 'en_US' }

/**
 * Head of a public page: title, description, its one address in each language and what other sites show of it. Without
 * the root's data (an error on the way) the title alone.
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
  const { self, alternates } = addresses(facts.publicUrl, args.location.pathname)
  const twin: Locale = locale === 'ru' ? 'en' : 'ru'
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
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: self },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: openGraphLocale[locale] },
    { property: 'og:locale:alternate', content: openGraphLocale[twin] },
    ...extra,
  ]
}

/** Head of a page that search engines must leave alone. */
export function innerMeta(args: PageArgs, title: string): MetaDescriptor[] {
  const facts = rootFacts(args)
  const locale = localeOf(args.location.pathname)
  const name = facts ? forumTitle(facts.edition, locale) : m.product_name()
  return [{ title: `${title} — ${name}` }, { name: 'robots', content: 'noindex' }]
}

/** The same page in both languages, as absolute addresses; Russian is for whoever has neither. */
export function addresses(publicUrl: string, pathname: string) {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const other = switchLocale(path)
  const [russian, english] = other.locale === 'en' ? [path, other.path] : [other.path, path]
  const alternates = [
    { hrefLang: 'ru', href: publicUrl + russian },
    { hrefLang: 'en', href: publicUrl + english },
    { hrefLang: 'x-default', href: publicUrl + russian },
  ]
  return { self: publicUrl + path, alternates }
}

/** Name and year: «Кибербезопасность в финансах 2026». */
function forumTitle(edition: EditionFacts, locale: Locale): string {
  return `${edition.name[locale]} ${edition.startsOn.slice(0, 4)}`
}

function rootFacts({ matches }: PageArgs): PublicFacts | null {
  const data = matches.find(match => match?.id === 'root')?.loaderData
  return data ? (data as PublicFacts) : null
}
