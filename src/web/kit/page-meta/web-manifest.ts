import type { EditionFacts } from '#contract/edition.ts'
import type { Locale } from '#contract/field.ts'
import { m } from '#messages/compiled/messages.js'
import icon192 from '#web/icons/icon-192.png?url'
import icon512 from '#web/icons/icon-512.png?url'
import maskableIcon from '#web/icons/icon-maskable-512.png?url'
import { pathTo } from '#web/paths.ts'
import { forumTitle } from './page-meta.ts'
import { themeColours } from './theme-colours.ts'

/** The site as an app on a home screen (W3C Web App Manifest), in one language. */
export function webManifest(edition: EditionFacts, locale: Locale) {
  const icon = (src: string, side: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })
  // Used outside rendering, where no language is set, so it is passed each time.
  const shortcuts = {
    program: m.page_title_program,
    'account-badge': m.page_title_account_badge,
    'account-chat': m.page_title_account_chat,
    news: m.page_title_news,
  }
  return {
    id: pathTo(locale, 'home'),
    name: forumTitle(edition, locale),
    short_name: m.product_name({}, { locale }),
    lang: locale,
    dir: 'ltr',
    // Whoever installs it is a participant, so it opens at the cabinet.
    start_url: pathTo(locale, 'account'),
    scope: '/',
    display: 'standalone',
    theme_color: themeColours.light,
    background_color: themeColours.light,
    categories: ['business', 'finance'],
    icons: [icon(icon192, 192, 'any'), icon(icon512, 512, 'any'), icon(maskableIcon, 512, 'maskable')],
    shortcuts: Object.entries(shortcuts).map(([name, title]) => ({
      name: title({}, { locale }),
      url: pathTo(locale, name as keyof typeof shortcuts),
    })),
  }
}
