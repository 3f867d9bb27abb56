import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/hotel.ts'
import type { Hotel, HotelsOverview, Shuttle } from '#contract/hotel.ts'
import { promoCodeAccess } from '#domain/hotel/promo-code-access.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import type { PublishedItem } from '../content/content-snapshot.ts'
import { present, presentPicture } from '../content/present-values.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

/** The official hotels and the shuttles; promo codes are sent only to approved participants. */
export const readHotels: UseCase<typeof routes.readHotels, 'database' | 'published'> = async (
  { actor, params: { guid }, facts: { locale } },
  needs,
) => {
  const { record } = await loadParticipantFor(needs.database, actor, { guid, concern: 'home' })
  return presentHotels(needs, { record, locale })
}

export async function presentHotels(
  needs: Needs<'published'>,
  { record, locale }: { record: ParticipantRecord; locale: Locale },
): Promise<HotelsOverview> {
  const { current } = await needs.published.snapshot()
  const promoCodes = promoCodeAccess(record)
  return {
    promoCodes,
    hotels: current.of('hotel').map(item => presentHotel(item, locale, promoCodes === 'shown')),
    shuttles: current
      .of('shuttle')
      .map(item => presentShuttle(item, locale))
      .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)),
  }
}

function presentHotel(
  { guid, content }: PublishedItem<'hotel'>,
  locale: Locale,
  withPromoCode: boolean,
): Hotel {
  const { stars, website, phone, email, discountFrom, discountTo, promoCode, bookBy } = content
  const name = present(content.name, locale)
  return {
    ...{ guid, name, stars, website, phone, email, discountFrom, discountTo, bookBy },
    address: present(content.address, locale),
    description: present(content.description, locale),
    distance: present(content.distance, locale),
    promoCode: withPromoCode ? promoCode : null,
    hasPromoCode: promoCode !== null && promoCode !== '',
    map: presentPicture(content.map, name),
  }
}

function presentShuttle({ guid, content }: PublishedItem<'shuttle'>, locale: Locale): Shuttle {
  const { day, startsAt, endsAt, everyMinutes } = content
  return {
    ...{ guid, day, startsAt, endsAt, everyMinutes },
    route: present(content.route, locale),
    note: present(content.note, locale),
  }
}

const orderOf = ({ day, startsAt, guid }: Shuttle) => `${day} ${startsAt} ${guid}`
