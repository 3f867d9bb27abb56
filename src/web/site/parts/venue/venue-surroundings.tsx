import type { ReactNode } from 'react'
import type { Venue } from '#contract/venue.ts'
import { m } from '#messages/compiled/messages.js'
import { VenuePlan } from '#web/site/parts/venue-plan/venue-plan.tsx'
import { wayWords } from '#web/site/parts/venue-plan/way-words.ts'

type Arrivals = Pick<Venue, 'plan' | 'hotels' | 'hubs' | 'spots'>

/** The plan with the list of what is on it: how far, on foot or as the crow flies. */
export function VenueSurroundings({ venue: { plan, hotels, hubs, spots } }: { venue: Arrivals }) {
  if (!plan) return null
  const numbered = <Item extends { number: number | null }>(items: readonly Item[]) =>
    items.filter(({ number }) => number !== null)
  const groups = [
    { title: m.venue_plan_arrival(), round: false, items: numbered(hubs).map(named) },
    { title: m.venue_plan_hotels(), round: true, items: numbered(hotels).map(named) },
    { title: m.venue_plan_spots(), round: false, items: numbered(spots).map(named) },
  ].filter(({ items }) => items.length > 0)
  return (
    <div className="page-width pb-10 md:pb-16">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <figure className="print:max-w-md lg:col-span-7">
          <VenuePlan plan={plan} />
          <figcaption className="mt-2 text-sm text-text-quiet">{m.venue_plan_caption()}</figcaption>
        </figure>
        <div id="plan-list" className="space-y-5 lg:col-span-5">
          <p className="flex items-center gap-3 font-semibold">
            <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center">
              <span className="size-4 rotate-45 bg-accent" />
            </span>
            {m.venue_plan_venue()}
          </p>
          {groups.map(({ title, round, items }) => (
            <div key={title}>
              <h2 className="text-sm font-normal tracking-normal text-text-quiet">{title}</h2>
              <ul className="mt-1">
                {items.map(({ guid, number, name, note, far }) => (
                  <li key={guid} className="flex items-start gap-3 py-1.5">
                    <PlanNumber round={round}>{number}</PlanNumber>
                    <span className="min-w-0 flex-1">
                      {name}
                      {note && <span className="block text-sm text-text-quiet">{note}</span>}
                    </span>
                    <span className="text-sm/6.5 whitespace-nowrap text-text-quiet">{far}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function named(item: Venue['hubs'][number] | Venue['hotels'][number] | Venue['spots'][number]) {
  const note = 'note' in item ? item.note : ''
  return { guid: item.guid, number: item.number, name: item.name, note, far: wayWords(item) }
}

function PlanNumber({ round, children }: { round: boolean; children: ReactNode }) {
  return (
    <span
      className={`grid size-6 shrink-0 place-items-center text-xs font-semibold text-surface ${round ? 'rounded-full bg-info' : 'rounded-sm bg-text'}`}
    >
      {children}
    </span>
  )
}
