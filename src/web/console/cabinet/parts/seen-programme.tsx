import type { SeenPart } from '#contract/organiser-cabinet.ts'
import { m } from '#messages/compiled/messages.js'
import { dayAndMonth, timeSpan } from '#web/kit/dates/day-words.ts'
import { PlanDays } from '#web/kit/itinerary/plan-days.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'

type Programme = Omit<Extract<SeenPart, { part: 'programme' }>, 'part'>
type Favourites = Omit<Extract<SeenPart, { part: 'favourites' }>, 'part'>

export function SeenProgramme({ itinerary: { sessions, clashes }, hasFeed }: Programme) {
  return (
    <div className="space-y-6">
      {sessions.length === 0 ? (
        <p className="text-text-quiet">{m.cabinet_look_nothing()}</p>
      ) : (
        <PlanDays sessions={sessions} clashes={clashes} level={2} />
      )}
      <DefinitionList
        items={[
          {
            term: m.cabinet_look_feed(),
            value: hasFeed ? m.cabinet_look_feed_on() : m.cabinet_look_feed_off(),
          },
        ]}
      />
    </div>
  )
}

export function SeenFavourites({ sessions, speakers }: Favourites) {
  const locale = useLocale()
  if (sessions.length + speakers.length === 0) return <p className="text-text-quiet">{m.favourite_none()}</p>
  return (
    <div className="space-y-8">
      {sessions.length > 0 && (
        <ul className="divide-y border-y">
          {sessions.map(session => (
            <li key={session.guid} className="py-3">
              <p className="font-medium">{session.title}</p>
              <p className="tabular text-sm text-text-quiet">
                {[dayAndMonth(session.day, locale), timeSpan(session), session.hallName]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      {speakers.length > 0 && (
        <Section space="none" title={m.favourite_speakers()}>
          <ul className="divide-y border-y">
            {speakers.map(({ guid, name }) => (
              <li key={guid} className="py-3">
                {name}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
