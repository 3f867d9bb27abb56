import { localisePath } from '#web/paths.ts'
import { pageEntry, pageNames } from '#web/site-map.ts'

/** Links that open no page: files, links handled by a script, and searches, which are rendered per request. */
const notPages = '[download], [target], [data-opens], [rel~="nofollow"]'

/**
 * What a browser may prerender (https://wicg.github.io/nav-speculation/speculation-rules.html): only pages of the public site, which are the same for
 * everybody and do nothing until shown. "Moderate" means on hovering for a moment or pressing.
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
