import type { Programme } from '#contract/programme.ts'
import { m } from '#messages/compiled/messages.js'
import { Star } from '#web/kit/favourite/star.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Section } from '#web/ui/section.tsx'
import { useSpeakers } from '../queries.ts'

type FavouriteSpeakersProps = { programme: Programme; starred: ReadonlySet<string> }

/** Starred speakers; those without a session yet are known once the list of all has come. */
export function FavouriteSpeakers({ programme, starred }: FavouriteSpeakersProps) {
  const { data } = useSpeakers()
  const to = usePaths()
  const known = data?.items ?? programme.people
  const speakers = known.filter(({ guid }) => starred.has(guid))
  if (speakers.length === 0) return null
  return (
    <Section title={m.favourite_speakers()}>
      <ul className="divide-y border-y">
        {speakers.map(({ guid, name, position, company }) => (
          <li key={guid} className="flex items-start gap-3 py-3">
            <div className="min-w-0 flex-1">
              <a href={to('speaker', { guid })} className="font-semibold underline-offset-4 hover:underline">
                {name}
              </a>
              <p className="text-sm text-text-quiet">{[position, company].filter(Boolean).join(', ')}</p>
            </div>
            <Star guid={guid} name={name} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
