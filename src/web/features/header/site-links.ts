import { m } from '#messages/compiled/messages.js'
import type { PageName, siteMap } from '../../site-map.ts'

/** A page whose path has no parameters, so that a fixed link can lead to it. */
type PlainPage = {
  [Name in PageName]: (typeof siteMap)[Name]['path'] extends `${string}:${string}` ? never : Name
}[PageName]

export type SiteLink = { page: PlainPage; text: string }

/** The five links of the header on a desk. */
export function mainLinks(): SiteLink[] {
  return [
    { page: 'program', text: m.page_title_program() },
    { page: 'speakers', text: m.page_title_speakers() },
    { page: 'partners', text: m.page_title_partners() },
    { page: 'news', text: m.page_title_news() },
    { page: 'conditions', text: m.header_conditions() },
  ]
}
