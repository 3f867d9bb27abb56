import type { Locale } from '#contract/field.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { pathTo } from '#web/paths.ts'

type Placed = { guid: string; draft: Readonly<Record<string, unknown>> }

const lists = {
  figure: 'home',
  faqItem: 'faq',
  contact: 'contacts',
  hall: 'program',
  track: 'program',
  committeeMember: 'committee',
  partner: 'partners',
  album: 'album',
  video: 'media',
} as const satisfies Partial<Record<ContentKind, string>>

/** Where the site shows a piece of content: its own page, else the page that lists it; null for what no visitor sees. */
export function siteAddress(kind: ContentKind, { guid, draft }: Placed, locale: Locale): string | null {
  switch (kind) {
    case 'news':
      return pathTo(locale, 'newsItem', { guid })
    case 'speaker':
      return pathTo(locale, 'speaker', { guid })
    case 'programmeSession':
      return pathTo(locale, 'programSession', { guid })
    case 'page':
      return pathTo(locale, (draft.slug as 'home' | null) ?? 'home')
    case 'hotel':
    case 'shuttle':
    case 'transferHub':
    case 'importantUpdate':
    case 'cannedReply':
      return null
    default:
      return pathTo(locale, lists[kind])
  }
}
