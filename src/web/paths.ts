import type { Locale } from '#contract/field.ts'
import { type PageName, siteMap } from './site-map.ts'

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Parameters<Name extends PageName> = ParameterNames<(typeof siteMap)[Name]['path']>

/** What `pathTo` takes after the name: nothing, or one object with every parameter of the page's path. */
export type PathParameters<Name extends PageName> = [Parameters<Name>] extends [never]
  ? []
  : [parameters: Record<Parameters<Name>, string>]

/** A page whose path has no parameters, so that a fixed link can lead to it. */
export type PlainPage = {
  [Name in PageName]: (typeof siteMap)[Name]['path'] extends `${string}:${string}` ? never : Name
}[PageName]

/** The address of a page in a language. The only place that builds URLs of the product. */
export function pathTo<Name extends PageName>(
  locale: Locale,
  name: Name,
  ...rest: PathParameters<Name>
): string {
  const parameters: Record<string, string> = rest[0] ?? {}
  const plain = siteMap[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(parameters[key] ?? ''),
  )
  return localisePath(locale, plain)
}

/** A plain path in a language: `/faq` stays or becomes `/en/faq`. */
export function localisePath(locale: Locale, plain: string): string {
  if (locale === 'ru') return plain
  return plain === '/' ? '/en' : `/en${plain}`
}

export function localeOf(pathname: string): Locale {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : 'ru'
}

/** The same page in the other language; the caller keeps query and hash. */
export function switchLocale(pathname: string): { locale: Locale; path: string } {
  if (localeOf(pathname) === 'ru') return { locale: 'en', path: localisePath('en', pathname) }
  return { locale: 'ru', path: pathname.replace(/^\/en/, '') || '/' }
}
