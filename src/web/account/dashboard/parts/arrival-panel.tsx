import { Link } from 'react-router'
import type { Dashboard } from '#contract/dashboard.ts'
import { passWindow } from '#domain/pass/pass-window.ts'
import { m } from '#messages/compiled/messages.js'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { participantName } from '#web/account/participant/words.ts'
import { useOpenSections } from '#web/account/section/queries.ts'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { GuillocheRule } from '#web/ui/guilloche.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'

/** Shown when everything is done: the badge as a certificate, with the person's name. */
export function ArrivalPanel({ dashboard, started }: { dashboard: Dashboard; started: boolean }) {
  const locale = useLocale()
  const to = usePaths()
  const isOpen = useOpenSections()
  const participant = useCurrentParticipant()
  const name = participantName(dashboard, locale)
  const edition = useEdition()
  const opensAt = formatMoment(passWindow(edition).validFrom * 1000, locale, edition.timeZone)
  const free = dashboard.payment === 'noPaymentRequired'
  return (
    <section className="relative overflow-clip rounded-lg border bg-accent-soft">
      <GuillocheRule seed={dashboard.guid} height={16} className="opacity-60" />
      <div className="relative p-5 sm:p-8 md:p-10">
        <StatusChip tone="positive" className="bg-surface!">
          {started ? m.cabinet_verdict_open() : m.cabinet_verdict_open_from({ moment: opensAt })}
        </StatusChip>
        <h1 className="mt-5 text-3xl font-semibold tracking-tight md:text-4xl">
          {greeting(started, participant?.primary === false)}
        </h1>
        <p className="mt-4 text-lg font-medium">{name}</p>
        <p className="text-text-quiet">
          {[dashboard.position, dashboard.companyShortName].filter(Boolean).join(', ')}
        </p>
        <p className="mt-5 max-w-128">{free ? m.cabinet_enter_free() : m.cabinet_enter_paid()}</p>
        <div className="mt-7 flex flex-col gap-3 sm:flex-row">
          {isOpen('account-badge') && (
            <Button asChild>
              <Link to={to('account-badge')}>{m.cabinet_enter_badge()}</Link>
            </Button>
          )}
          <Button asChild variant="secondary">
            <a href={to('program')}>{m.cabinet_enter_program()}</a>
          </Button>
        </div>
      </div>
    </section>
  )
}

/** An assistant is not the one who is welcomed. */
function greeting(started: boolean, forAnother: boolean): string {
  if (started) return m.cabinet_enter_started()
  return forAnother ? m.cabinet_enter_other() : m.cabinet_enter()
}
