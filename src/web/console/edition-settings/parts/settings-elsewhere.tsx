import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Section } from '#web/ui/section.tsx'

/** Data of the forum that have a page of their own: each is changed in one place. */
export function SettingsElsewhere() {
  const to = usePaths()
  const places = [
    {
      to: to('organiser-content-kind', { kind: 'transferHub' }),
      name: m.content_kind_transferHub(),
      what: m.content_edition_elsewhere_hubs(),
    },
    {
      to: to('organiser-content-kind', { kind: 'hotel' }),
      name: m.content_kind_hotel(),
      what: m.content_edition_elsewhere_hotels(),
    },
    {
      to: to('organiser-content-kind', { kind: 'shuttle' }),
      name: m.content_kind_shuttle(),
      what: m.content_edition_elsewhere_shuttles(),
    },
    {
      to: to('organiser-legal-details'),
      name: m.page_title_organiser_legal_details(),
      what: m.content_edition_elsewhere_legal(),
    },
  ]
  return (
    <Section title={m.content_edition_elsewhere()} space="none">
      <ul className="max-w-3xl divide-y border-y text-sm">
        {places.map(place => (
          <li key={place.to} className="flex flex-wrap gap-x-6 gap-y-1 py-2.5">
            <Link className="basis-60 text-link" to={place.to}>
              {place.name}
            </Link>
            <span className="min-w-0 flex-1 basis-60 text-text-quiet">{place.what}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
