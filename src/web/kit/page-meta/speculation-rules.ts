import { localisePath } from '#web/paths.ts'
import { pageEntry, pageNames } from '#web/site-map.ts'

/** Links that lead to no page as they stand: files, what a script opens in place, and searches, which are made for each request. */
const notPages = '[download], [target], [data-opens], [rel~="nofollow"]'

/**
 * What a browser may make ready before a link is followed (https://wicg.github.io/nav-speculation/speculation-rules.html): pages of the public site alone,
 * which are the same for everybody and do nothing until they are looked at. Moderate: once somebody points at a link for a moment, or presses it.
 */
export function speculationRules(): string {
  const paths = pageNames
    .map(pageEntry)
    .filter(({ layout, noindex }) => layout === 'default' && !noindex)
    .map(({ path }) => path.replace(/:\w+/g, '*'))
  const pages = paths.flatMap(path => [path, localisePath('en', path)])
  return JSON.stringify({
    prerender: [
      {
        where: { and: [{ href_matches: pages }, { not: { selector_matches: notPages } }] },
        eagerness: 'moderate',
      },
    ],
  })
}
