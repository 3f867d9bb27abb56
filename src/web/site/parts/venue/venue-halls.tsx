import type { VenueHall } from '#contract/venue.ts'
import { m } from '#messages/compiled/messages.js'
import { formatName } from '#messages/session-names.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { SiteRow } from '#web/site/parts/site-page/site-row.tsx'

/** The formats that a hall is mostly used for; more would say nothing. */
const shownFormats = 3

/** The halls with what the programme holds in them, each with the way to its sessions. */
export function VenueHalls({ halls }: { halls: readonly VenueHall[] }) {
  const to = usePaths()
  const locale = useLocale()
  if (halls.length === 0) return null
  return (
    <SiteRow id="halls" title={m.venue_halls_title()}>
      <ul>
        {halls.map(({ guid, name, floor, capacity, sessions, formats }) => (
          <li
            key={guid}
            id={`hall-${guid}`}
            className="grid scroll-mt-24 gap-x-8 border-t py-4 first:border-t-0 first:pt-0 sm:grid-cols-[1fr_14rem]"
          >
            <div className="min-w-0">
              <h3 className="text-base/6 font-semibold tracking-normal">{name}</h3>
              <p className="mt-1 text-text-quiet">
                {[floor, capacity !== null && m.venue_hall_seats({ count: countText(capacity, locale) })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {sessions > 0 && (
              <p className="text-sm/6 sm:text-right">
                <a href={`${to('program')}?day=all&hall=${guid}`} className="text-link">
                  {m.venue_hall_sessions({ count: sessions })}
                </a>
                <span className="block text-text-quiet">
                  {formats
                    .slice(0, shownFormats)
                    .map(format => formatName(format, { locale }).toLowerCase())
                    .join(', ')}
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </SiteRow>
  )
}
