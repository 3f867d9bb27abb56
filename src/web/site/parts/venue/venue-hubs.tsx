import { Bus } from 'lucide-react'
import type { VenueHub } from '#contract/venue.ts'
import { m } from '#messages/compiled/messages.js'
import { SiteRow } from '#web/site/parts/site-page/site-row.tsx'

/** The forum's own transfer from where people arrive. */
export function VenueHubs({ hubs }: { hubs: readonly VenueHub[] }) {
  const served = hubs.filter(({ service }) => service !== '')
  if (served.length === 0) return null
  return (
    <SiteRow id="transfer" title={m.venue_transfer_title()}>
      <ul>
        {served.map(({ guid, name, service }) => (
          <li key={guid} className="flex items-start gap-3 border-t py-4 first:border-t-0 first:pt-0">
            <Bus aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-accent-text" />
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="text-text-quiet">{service}</span>
            </span>
          </li>
        ))}
      </ul>
    </SiteRow>
  )
}
