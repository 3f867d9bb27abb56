import type { VenueHotel } from '#contract/venue.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { SiteRow } from '#web/site/parts/site-page/site-row.tsx'
import { wayWords } from '#web/site/parts/venue-plan/way-words.ts'

/** The official hotels; what their promo codes give stands in the cabinet. */
export function VenueHotels({ hotels }: { hotels: readonly VenueHotel[] }) {
  const to = usePaths()
  if (hotels.length === 0) return null
  return (
    <SiteRow id="hotels" title={m.venue_hotels_title()}>
      <p className="max-w-prose">
        {m.venue_hotels_lead()}{' '}
        <a href={to('account-hotels')} className="text-link">
          {m.venue_hotels_cabinet()}
        </a>
      </p>
      <ul className="mt-6">
        {hotels.map(hotel => (
          <li key={hotel.guid} className="grid gap-x-8 border-t py-4 sm:grid-cols-[1fr_14rem]">
            <div className="min-w-0">
              <h3 className="text-base/6 font-semibold tracking-normal">
                <HotelName hotel={hotel} />
                {hotel.stars !== null && (
                  <span className="font-normal text-text-quiet">
                    {' '}
                    {m.hotel_stars({ count: hotel.stars })}
                  </span>
                )}
              </h3>
              <p className="mt-1 text-text-quiet">{hotel.address}</p>
            </div>
            <p className="text-sm/6 text-text-quiet sm:text-right">{hotel.distance || wayWords(hotel)}</p>
          </li>
        ))}
      </ul>
    </SiteRow>
  )
}

function HotelName({ hotel: { name, website } }: { hotel: VenueHotel }) {
  if (!website) return name
  return (
    <a href={website} target="_blank" rel="noreferrer" className="text-link">
      {name}
    </a>
  )
}
