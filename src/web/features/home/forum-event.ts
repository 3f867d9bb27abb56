import type { EditionFacts } from '#contract/edition.ts'
import type { Locale } from '#contract/field.ts'

/** The forum for search engines, in the words of schema.org/Event. */
export function forumEvent(edition: EditionFacts, publicUrl: string, locale: Locale) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BusinessEvent',
    name: edition.name[locale],
    startDate: edition.startsOn,
    endDate: edition.endsOn,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    url: locale === 'ru' ? `${publicUrl}/` : `${publicUrl}/en`,
    location: {
      '@type': 'Place',
      name: edition.venue[locale],
      address: {
        '@type': 'PostalAddress',
        addressLocality: edition.city[locale],
        addressCountry: 'RU',
      },
    },
    offers: {
      '@type': 'Offer',
      price: (Number(edition.feeKopecks) / 100).toFixed(2),
      priceCurrency: 'RUB',
    },
  }
}
