import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { ageText } from '../age-text.ts'
import { useForumNow, useMachineNow } from '../use-forum-clock.ts'

/** The forum's clock, large, and this machine's beside it. */
export function ClockFaces() {
  const moments = useMoments()
  const locale = useLocale()
  const { timeZone } = useEdition()
  const forum = useForumNow(1000)
  const machine = useMachineNow(1000)
  const apart = forum - machine
  return (
    <dl className="grid gap-x-12 gap-y-5 border-y py-5 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-text-quiet">{m.organizer_clock_forum()}</dt>
        <dd>
          <time dateTime={new Date(forum).toISOString()} className="tabular mt-1 block text-xl font-semibold">
            {moments.full(forum)}
          </time>
          <span className="text-sm text-text-quiet">{m.organizer_clock_zone({ zone: timeZone })}</span>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-text-quiet">{m.organizer_clock_machine()}</dt>
        <dd>
          <time dateTime={new Date(machine).toISOString()} className="tabular mt-1 block text-xl">
            {moments.full(machine)}
          </time>
          <span className="text-sm text-text-quiet">
            {Math.abs(apart) < 60_000
              ? m.organizer_clock_together()
              : apart < 0
                ? m.organizer_clock_behind({
                    distance: ageText(-apart, locale),
                  })
                : m.organizer_clock_ahead({ distance: ageText(apart, locale) })}
          </span>
        </dd>
      </div>
    </dl>
  )
}
