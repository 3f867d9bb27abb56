import { ListChecks, X } from 'lucide-react'
import { type ApplicationRow, type DecisionKind, decisionKinds } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { mostDecided } from '#web/console/decision/rules.ts'
import { decisionIcons, decisionVerb, openDecisions } from '#web/console/decision/words.ts'
import { useApplicationOwnerActs } from '#web/console/organiser-owner/queries.ts'
import { ActButtons } from '#web/console/queue-selection/form.tsx'
import { PageButton, PageIconButton } from '#web/console/search/form.tsx'
import { usePageActions } from '#web/console/search/queries.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { applicationWords } from '#web/kit/words/status-words.ts'

type BulkBarProps = {
  rows: readonly ApplicationRow[]
  /** All that are found; undefined where they are not counted. */
  total: number | undefined
  /** Ticks all that are found; null where all of them are loaded, or some of the loaded ones are not ticked. */
  onEverything: (() => void) | null
  /** How many are loaded while all are being ticked. */
  ticking: number | null
  onDecide: (decision: DecisionKind) => void
  /** After some were taken or given back. */
  onOwned: (done: ReadonlySet<string>) => void
  onClear: () => void
}

/** The ticked applications by status, and for how many of them each decision is possible. */
export function BulkBar({ rows, total, onEverything, ticking, onDecide, onOwned, onClear }: BulkBarProps) {
  const locale = useLocale()
  const ownerActs = useApplicationOwnerActs(rows)
  const tooMany = rows.length > mostDecided
  const most = countText(mostDecided, locale)
  const all = total !== undefined && total <= mostDecided ? countText(total, locale) : null
  const everythingText =
    all === null ? m.organiser_tick_most({ count: most }) : m.organiser_tick_everything({ count: all })
  usePageActions(
    onEverything && ticking === null && rows.length > 0
      ? [{ key: 'everything', label: everythingText, icon: ListChecks, run: onEverything }]
      : [],
  )
  return (
    // Its dialogs stay while a run takes the last ticked row out of the list.
    <section
      hidden={rows.length === 0}
      aria-label={m.organiser_bulk_bar()}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t bg-accent-soft px-4 py-2.5 text-sm md:px-6"
    >
      <p role="status" className="min-w-0 flex-1 basis-56">
        <span className="font-medium">{m.organiser_selected({ count: rows.length })}</span>
        <span className="text-text-quiet">
          {' · '}
          {tooMany ? m.organiser_too_many_selected({ most }) : statusCounts(rows, locale)}
        </span>
        {ticking !== null ? (
          <span className="tabular text-text-quiet">
            {' · '}
            {m.organiser_ticking({ count: countText(ticking, locale) })}
          </span>
        ) : (
          onEverything && (
            <button type="button" className="ml-3 min-h-6 text-link" onClick={onEverything}>
              {everythingText}
            </button>
          )
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {decisionKinds.map(decision => {
          const count = rows.filter(row => openDecisions(row.status).includes(decision)).length
          const Icon = decisionIcons[decision]
          return (
            count > 0 && (
              <PageButton
                icon={Icon}
                count={countText(count, locale)}
                key={decision}
                size="sm"
                variant={decision === 'approve' ? 'primary' : 'secondary'}
                disabled={tooMany || ticking !== null}
                onClick={() => onDecide(decision)}
              >
                {decisionVerb(decision)}
              </PageButton>
            )
          )
        })}
        {!tooMany && ticking === null && (
          <ActButtons
            ticked={rows}
            acts={ownerActs}
            idOf={row => row.guid}
            nameOf={row => nameIn(locale, row)}
            detailOf={row => <p className="truncate text-text-quiet">{row.company}</p>}
            onDone={onOwned}
          />
        )}
        <PageIconButton size="sm" label={m.organiser_clear_selection()} icon={X} onClick={onClear} />
      </div>
    </section>
  )
}

function statusCounts(rows: readonly ApplicationRow[], locale: 'ru' | 'en'): string {
  const counts = new Map<ApplicationRow['status'], number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .map(([status, count]) => `${applicationWords[status]().toLowerCase()}: ${countText(count, locale)}`)
    .join(', ')
}
