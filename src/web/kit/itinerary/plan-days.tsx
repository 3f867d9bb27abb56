import type { ReactNode } from 'react'
import type { Itinerary, ItinerarySession } from '#contract/itinerary.ts'
import { fullDay } from '#web/kit/dates/day-words.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Section } from '#web/ui/section.tsx'
import { clashSentence } from './itinerary-words.ts'
import { PlanSession } from './plan-session.tsx'

type PlanDaysProps = {
  sessions: readonly ItinerarySession[]
  clashes?: Itinerary['clashes']
  level: 2 | 3
  actionsOf?: (session: ItinerarySession) => ReactNode
}

/** A plan by days; a clash is said at both of its sessions. */
export function PlanDays({ sessions, clashes = [], level, actionsOf }: PlanDaysProps) {
  const locale = useLocale()
  const titles = new Map(sessions.map(({ guid, title }) => [guid, title]))
  const saidOf = (guid: string) =>
    clashes.flatMap(clash => {
      const other = clash.sessions.find(one => one !== guid)
      if (!clash.sessions.includes(guid) || !other) return []
      return [clashSentence(clash, titles.get(other) ?? '')]
    })
  return [...Map.groupBy(sessions, ({ day }) => day)].map(([day, held]) => (
    <Section key={day} title={fullDay(day, locale)} level={level} space="block">
      <ul className="divide-y border-y">
        {held.map(session => (
          <li key={session.guid} className="break-inside-avoid py-4">
            <PlanSession session={session} clashes={saidOf(session.guid)} actions={actionsOf?.(session)} />
          </li>
        ))}
      </ul>
    </Section>
  ))
}
