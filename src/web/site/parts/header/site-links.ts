import { m } from '#messages/compiled/messages.js'
import type { PlainPage } from '#web/paths.ts'

export type SiteLink = { page: PlainPage; text: string }

export function mainLinks(): SiteLink[] {
  return [
    { page: 'program', text: m.page_title_program() },
    { page: 'speakers', text: m.page_title_speakers() },
    { page: 'partners', text: m.page_title_partners() },
    { page: 'news', text: m.page_title_news() },
    { page: 'conditions', text: m.header_conditions() },
  ]
}

/** The small print of the footer. */
export function legalLinks(): SiteLink[] {
  return [
    { page: 'offer', text: m.page_title_offer() },
    { page: 'privacy', text: m.page_title_privacy() },
    { page: 'organiser', text: m.footer_console() },
  ]
}
