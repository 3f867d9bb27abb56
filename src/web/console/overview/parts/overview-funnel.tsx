import { Link } from 'react-router'
import type { readConsole } from '#contract/organiser-console.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import type { CallOutput } from '#web/kit/api/call-api.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { applicationWords } from '#web/kit/words/status-words.ts'

export type ConsoleFacts = CallOutput<typeof readConsole>

// In the order in which an application passes them, in one green that deepens towards the forum.
const steps: readonly { status: ApplicationStatus; fill: string }[] = [
  { status: 'draft', fill: 'bg-slate-200 dark:bg-slate-600' },
  { status: 'unconfirmed', fill: 'bg-slate-300 dark:bg-slate-500' },
  { status: 'pending', fill: 'bg-green-300 dark:bg-green-500' },
  { status: 'approved', fill: 'bg-green-700 dark:bg-green-300' },
  { status: 'rejected', fill: 'bg-slate-500 dark:bg-slate-400' },
  { status: 'cancelled', fill: 'bg-slate-400 dark:bg-slate-300' },
]

/** How many applications are in each status: one bar, and words that link to the queue. */
export function OverviewFunnel({ counts }: { counts: NonNullable<ConsoleFacts['applications']> }) {
  const to = usePaths()
  const locale = useLocale()
  const readable = useOrganiser().may('read-applications')
  const total = steps.reduce((sum, { status }) => sum + (counts[status] ?? 0), 0)
  return (
    <>
      <p className="mb-3 text-text-quiet">{m.organiser_applications_total({ count: total })}</p>
      {total > 0 && (
        <div aria-hidden="true" className="mb-4 flex h-3 gap-px overflow-hidden rounded-full">
          {steps.map(({ status, fill }) => {
            const count = counts[status] ?? 0
            return (
              count > 0 && (
                <span key={status} className={`${fill} min-w-1`} style={{ flexGrow: count, flexBasis: 0 }} />
              )
            )
          })}
        </div>
      )}
      <ul className="grid gap-x-6 sm:grid-cols-2 md:grid-cols-3">
        {steps.map(({ status, fill }) => {
          const label = (
            <>
              <span aria-hidden="true" className={`${fill} size-3 shrink-0 rounded-full`} />
              <span className="min-w-0 flex-1 text-sm">{applicationWords[status]()}</span>
              <span className="tabular font-medium">{countText(counts[status] ?? 0, locale)}</span>
            </>
          )
          return (
            <li key={status} className="border-t">
              {readable ? (
                <Link
                  to={{
                    pathname: to('organiser-applications'),
                    search: `?status=${status}`,
                  }}
                  className="flex min-h-11 items-center gap-2.5 hover:bg-sunken"
                >
                  {label}
                </Link>
              ) : (
                <span className="flex min-h-11 items-center gap-2.5">{label}</span>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
