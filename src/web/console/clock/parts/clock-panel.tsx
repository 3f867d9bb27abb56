import { CalendarClock } from 'lucide-react'
import { moveClock } from '#contract/organiser-console.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { reloadPage } from '#web/kit/session/chunk-reload.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Section } from '#web/ui/section.tsx'
import { useForumNow, useMachineNow, useServerClock } from '../queries.ts'
import { ageText } from '../rules.ts'
import { ClockForm } from './clock-form.tsx'
import { type ClockJumpName, clockJumps } from './clock-jumps.ts'

const jumpWords: Record<ClockJumpName, () => string> = {
  start: m.organiser_jump_start,
  transferDayBefore: m.organiser_jump_transferDayBefore,
  transferDayAfter: m.organiser_jump_transferDayAfter,
  badgeDayBefore: m.organiser_jump_badgeDayBefore,
  badgeDayAfter: m.organiser_jump_badgeDayAfter,
  eve: m.organiser_jump_eve,
  firstDay: m.organiser_jump_firstDay,
}

/** The demo clock: its time, the moments to jump to, and what they change. */
export function ClockPanel() {
  const clock = useServerClock()
  const edition = useEdition()
  const moments = useMoments()
  const move = useMoveClock()
  // The buttons stay disabled until the page has reloaded.
  const busy = move.isPending || move.isSuccess
  if (clock.error && !clock.data) return <LoadFailure error={clock.error} onRetry={() => clock.refetch()} />
  return (
    <div className="space-y-8">
      <ClockFaces />
      {clock.data?.movable === false ? (
        <Banner tone="info">{m.organiser_clock_fixed()}</Banner>
      ) : (
        <>
          {move.error && (
            <Banner tone="negative" announce="alert" title={m.organiser_clock_failed()}>
              {move.error.message}
            </Banner>
          )}
          <Section title={m.organiser_clock_jumps()} space="none">
            <ul className="divide-y border-y">
              {clockJumps(edition).map(({ name, instant }) => (
                <li key={name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
                  <span className="min-w-0 flex-1 basis-56">
                    <span className="block font-medium">{jumpWords[name]()}</span>
                    <span className="tabular text-sm text-text-quiet">{moments.moment(instant)}</span>
                  </span>
                  <PageButton
                    icon={CalendarClock}
                    plain
                    named={m.organiser_jump_to({ moment: jumpWords[name]() })}
                    ofRow
                    size="sm"
                    variant="secondary"
                    disabled={busy}
                    loading={busy && move.variables === instant}
                    aria-label={m.organiser_jump_to({ moment: jumpWords[name]() })}
                    onClick={() => move.mutate(instant)}
                  >
                    {m.organiser_jump()}
                  </PageButton>
                </li>
              ))}
            </ul>
          </Section>
          <ClockForm busy={busy} onMove={instant => move.mutate(instant)} />
          <Section title={m.organiser_clock_effects()} space="none">
            <ul className="measure list-disc space-y-1.5 pl-5 text-text-quiet">
              <li>{m.organiser_clock_effect_locks()}</li>
              <li>{m.organiser_clock_effect_deadlines()}</li>
              <li>{m.organiser_clock_effect_vat()}</li>
              <li>{m.organiser_clock_effect_everyone()}</li>
              <li>{m.organiser_clock_effect_past()}</li>
            </ul>
          </Section>
        </>
      )}
    </div>
  )
}

/** Moves the forum's clock and reloads the page, because everything on it was computed from the old time. */
function useMoveClock() {
  const inputOf = (instant: number) => ({ body: { now: new Date(instant).toISOString() } })
  return useSend(moveClock, inputOf, { onSuccess: () => reloadPage(window) })
}

function ClockFaces() {
  const moments = useMoments()
  const locale = useLocale()
  const { timeZone } = useEdition()
  const forum = useForumNow(1000)
  const machine = useMachineNow(1000)
  const apart = forum - machine
  return (
    <dl className="grid gap-x-12 gap-y-5 border-y py-5 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-text-quiet">{m.organiser_clock_forum()}</dt>
        <dd>
          <time dateTime={new Date(forum).toISOString()} className="tabular mt-1 block text-xl font-semibold">
            {moments.full(forum)}
          </time>
          <span className="text-sm text-text-quiet">{m.organiser_clock_zone({ zone: timeZone })}</span>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-text-quiet">{m.organiser_clock_machine()}</dt>
        <dd>
          <time dateTime={new Date(machine).toISOString()} className="tabular mt-1 block text-xl">
            {moments.full(machine)}
          </time>
          <span className="text-sm text-text-quiet">
            {Math.abs(apart) < 60_000
              ? m.organiser_clock_together()
              : apart < 0
                ? m.organiser_clock_behind({
                    distance: ageText(-apart, locale),
                  })
                : m.organiser_clock_ahead({ distance: ageText(apart, locale) })}
          </span>
        </dd>
      </div>
    </dl>
  )
}
