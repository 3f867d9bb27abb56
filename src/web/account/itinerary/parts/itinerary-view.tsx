import { Printer, Sparkles, X } from 'lucide-react'
import { useState } from 'react'
import type { Itinerary, ItinerarySession } from '#contract/itinerary.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { PlanDays } from '#web/kit/itinerary/plan-days.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { choiceOf, type PlanChoice, useSaveItinerary } from '../queries.ts'
import { AddSession } from './add-session.tsx'
import { CalendarLinks } from './calendar-links.tsx'

type ItineraryViewProps = { guid: string; itinerary: Itinerary; keptAt: string | null }

/** One's own programme: what stands in it, what could, and how it gets into the calendar. */
export function ItineraryView({ guid, itinerary, keptAt }: ItineraryViewProps) {
  const moments = useMoments()
  const to = usePaths()
  const save = useSaveItinerary(guid)
  const [suggesting, setSuggesting] = useState(false)
  const { sessions, clashes, suggestion } = itinerary
  const offline = keptAt !== null
  const empty = sessions.length === 0
  const isSame = sameSessions(sessions, suggestion)

  const submit = (choice: PlanChoice) => save.submit(choice, itinerary.version).catch(tellFailure)
  const choice = choiceOf(itinerary)
  const remove = ({ guid: gone }: ItinerarySession) =>
    submit({ ...choice, sessions: choice.sessions.filter(one => one.guid !== gone) })
  const add = (added: string) =>
    submit({ ...choice, sessions: [...choice.sessions, { guid: added, chosen: true }] })
  const take = async () => {
    const taken = suggestion.map(({ guid: one, chosen }) => ({ guid: one, chosen }))
    await submit({ ...choice, sessions: taken })
    setSuggesting(false)
  }

  const edited = !offline && (
    <Section key="edited" title={m.itinerary_edit()} space="page">
      <div className="grid gap-6 sm:grid-cols-2">
        <AddSession itinerary={itinerary} onAdd={add} pending={save.pending} />
        <SelectField
          label={m.itinerary_day_length()}
          hint={m.itinerary_day_length_hint()}
          value={String(itinerary.dayMinutes ?? '')}
          onChange={event => submit({ ...choice, dayMinutes: Number(event.target.value) || null })}
          options={dayLengths.map(minutes => ({
            value: minutes === null ? '' : String(minutes),
            label: minutes === null ? m.itinerary_day_any() : m.itinerary_day_hours({ count: minutes / 60 }),
          }))}
        />
      </div>
    </Section>
  )
  const offered = suggestion.length > 0 && !offline && !(isSame && !empty) && (
    <Section
      key="offered"
      title={empty ? m.itinerary_suggestion_first() : m.itinerary_suggestion()}
      lead={m.itinerary_suggestion_lead()}
      space="page"
      action={
        <Button
          icon={<Sparkles aria-hidden="true" />}
          onClick={empty || suggesting ? take : () => setSuggesting(true)}
          loading={save.pending}
        >
          {empty || suggesting ? m.itinerary_take() : m.itinerary_show()}
        </Button>
      }
    >
      {(empty || suggesting) && <PlanDays sessions={suggestion} level={3} />}
    </Section>
  )

  return (
    <div>
      <PageHeading
        title={pageTitle('account-programme')}
        lead={empty ? m.itinerary_lead_empty() : m.itinerary_lead()}
        actions={
          !empty && (
            <Button
              variant="secondary"
              icon={<Printer aria-hidden="true" />}
              onClick={() => window.print()}
              className="print:hidden"
            >
              {m.itinerary_print()}
            </Button>
          )
        }
      />
      {keptAt && (
        <Banner className="mt-8" title={m.itinerary_offline_title()}>
          {m.itinerary_offline_text({ at: moments.moment(keptAt) })}
        </Banner>
      )}
      {clashes.length > 0 && (
        <Banner tone="attention" className="mt-8" title={m.itinerary_clashes({ count: clashes.length })}>
          {m.itinerary_clashes_text()}
        </Banner>
      )}
      {save.conflict && (
        <Banner
          tone="attention"
          announce="alert"
          className="mt-8"
          title={m.itinerary_conflict_title()}
          action={
            <Button variant="secondary" onClick={() => save.takeTheirs()}>
              {m.itinerary_reload()}
            </Button>
          }
        >
          {m.itinerary_conflict_text()}
        </Banner>
      )}
      {!empty && (
        <PlanDays
          sessions={sessions}
          clashes={clashes}
          level={2}
          {...(!offline && {
            actionsOf: (session: ItinerarySession) => (
              <IconButton
                label={m.itinerary_remove({ title: session.title })}
                icon={<X aria-hidden="true" />}
                onClick={() => remove(session)}
                disabled={save.pending}
              />
            ),
          })}
        />
      )}
      {empty && suggestion.length === 0 && (
        <EmptyState
          className="mt-8"
          title={m.itinerary_none_title()}
          action={
            <Button asChild>
              <a href={to('survey')}>{m.itinerary_none_action()}</a>
            </Button>
          }
        >
          {m.itinerary_none_text()}
        </EmptyState>
      )}
      <div className="print:hidden">
        {/* Where nothing is chosen yet, a suggestion is the shortest way. */}
        {empty ? [offered, edited] : [edited, offered]}
        {!offline && <CalendarLinks guid={guid} feed={itinerary.feed} empty={empty} />}
      </div>
    </div>
  )
}

/** Minutes of sessions a day; null for as many as there are. */
const dayLengths = [null, 120, 180, 240, 300, 360] as const

function sameSessions(left: readonly ItinerarySession[], right: readonly ItinerarySession[]): boolean {
  const guids = new Set(left.map(({ guid }) => guid))
  return left.length === right.length && right.every(({ guid }) => guids.has(guid))
}
