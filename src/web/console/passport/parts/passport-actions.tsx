import { ArrowRight } from 'lucide-react'
import type { SecurityDecision } from '#contract/organiser-passport.ts'
import { m } from '#messages/compiled/messages.js'
import { usePageActions } from '#web/console/search/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { passportDecisionLetters } from '../rules.ts'
import { passportDecisionIcons, passportDecisionWords } from '../words.ts'

type PassportActionsProps = {
  open: readonly SecurityDecision[]
  onDecide: (decision: SecurityDecision) => void
  /** Where the open one stands in the queue; `more` when the queue goes on behind what was read. */
  place: { at: number; of: number; more: boolean } | null
  /** Opens the next one of the queue without a decision. */
  onNext?: () => void
}

/** The decisions of the passport check, at the foot of the page; each shows its key. */
export function PassportActions({ open, onDecide, place, onNext }: PassportActionsProps) {
  usePageActions([
    ...open.map(decision => ({
      key: decision,
      label: passportDecisionWords[decision].verb(),
      icon: passportDecisionIcons[decision],
      run: () => onDecide(decision),
    })),
    ...(onNext ? [{ key: 'next', label: m.organiser_next_in_queue(), icon: ArrowRight, run: onNext }] : []),
  ])
  return (
    <div className="grid grid-cols-2 items-center gap-2 border-t bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex sm:flex-wrap md:px-6">
      {open.map(decision => {
        const Icon = passportDecisionIcons[decision]
        return (
          <Button
            key={decision}
            variant={decision === 'verify' ? 'primary' : 'secondary'}
            icon={<Icon aria-hidden="true" />}
            aria-keyshortcuts={passportDecisionLetters[decision]}
            onClick={() => onDecide(decision)}
          >
            {passportDecisionWords[decision].verb()}
            <kbd className="font-sans text-sm font-normal opacity-70 max-lg:hidden">
              {passportDecisionLetters[decision].toUpperCase()}
            </kbd>
          </Button>
        )
      })}
      {(place || onNext) && (
        <div className="col-span-2 flex items-center justify-between gap-2 sm:ml-auto">
          {place && (
            <span className="tabular text-sm whitespace-nowrap text-text-quiet">
              {(place.more ? m.organiser_place_in_queue_more : m.organiser_place_in_queue)({
                at: place.at,
                of: place.of,
              })}
            </span>
          )}
          {onNext && (
            <Button
              variant="quiet"
              iconEnd={<ArrowRight aria-hidden="true" />}
              aria-keyshortcuts="n"
              onClick={onNext}
            >
              {m.organiser_next_in_queue()}
              <kbd className="font-sans text-sm font-normal opacity-70 max-lg:hidden">N</kbd>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
