import type { Venue } from '#contract/venue.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { VenueAddress } from '#web/site/parts/venue-plan/venue-address.tsx'
import { VenuePlan } from '#web/site/parts/venue-plan/venue-plan.tsx'
import { wayWords } from '#web/site/parts/venue-plan/way-words.ts'
import type { HomeStoryData } from './load-home.ts'
import { PagePart } from './page-part.tsx'

/** Where the forum takes place, and how far it is from where people arrive. */
export function VenuePart({ place }: { place: HomeStoryData['venue'] }) {
  const to = usePaths()
  if (!place) return null
  return (
    <PagePart title={m.home_venue_title()} link={{ to: to('venue'), text: m.home_venue_way() }}>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <div>
          <VenueAddress className="text-lg" />
          {place.lead && <p className="mt-3 measure text-text-quiet">{place.lead}</p>}
          <Distances hubs={place.hubs} hotels={place.hotels} />
        </div>
        {place.plan && <VenuePlan plan={place.plan} bare />}
      </div>
    </PagePart>
  )
}

function Distances({ hubs, hotels }: { hubs: Venue['hubs']; hotels: number }) {
  return (
    <dl className="mt-5">
      {hubs.map(hub => (
        <div key={hub.guid} className="flex justify-between gap-4 border-t py-2.5">
          <dt>{hub.name}</dt>
          <dd className="whitespace-nowrap text-text-quiet">{wayWords(hub)}</dd>
        </div>
      ))}
      {hotels > 0 && (
        <div className="flex justify-between gap-4 border-t py-2.5">
          <dt>{m.home_venue_hotels()}</dt>
          <dd className="text-text-quiet">{hotels}</dd>
        </div>
      )}
    </dl>
  )
}
