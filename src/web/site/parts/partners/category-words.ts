import type { Partner } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'

type Category = Partner['category']

/** The heading over a category's partners, singular or plural. */
export function categoryTitle(category: Category, count: number): string {
  const one = count === 1
  switch (category) {
    case 'general':
      return one ? m.site_partners_general_one() : m.site_partners_general()
    case 'official':
      return one ? m.site_partners_official_one() : m.site_partners_official()
    case 'partner':
      return m.site_partners_partner()
    case 'exhibitor':
      return m.site_partners_exhibitor()
    case 'information':
      return m.site_partners_information()
  }
}
