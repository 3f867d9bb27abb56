import { useState } from 'react'
import type { ApplicationDetail, DecisionKind } from '#contract/organizer-application.ts'
import { mayReplace } from '#domain/group/replacement.ts'
import { paymentTransitions } from '#domain/payment/payment-transitions.ts'
import { openActions } from '#domain/transition/transition.ts'
import { m } from '#messages/compiled/messages.js'
import { decisionIcons, decisionVerb, openDecisions } from '#web/console/decision/decision-words.ts'
import { useOrganiser } from '#web/console/organiser/use-organiser.ts'
import { Button } from '#web/ui/button.tsx'
import { ReplacePlaceDialog } from './replace-place-dialog.tsx'
import { WaivePaymentDialog } from './waive-payment-dialog.tsx'

type ApplicationActionsProps = {
  application: ApplicationDetail
  onDecide: (decision: DecisionKind) => void
  /** `sm` beside the list, where the mouse is. */
  size?: 'sm' | 'md'
}

/** What this organiser may do with this application now; nothing is drawn when there is nothing. */
export function ApplicationActions({ application, onDecide, size = 'md' }: ApplicationActionsProps) {
  const { may } = useOrganiser()
  const [waiving, setWaiving] = useState(false)
  const [replacing, setReplacing] = useState(false)
  const decisions = may('decide-applications') ? openDecisions(application.status) : []
  const waivable =
    may('waive-payment') &&
    application.status === 'approved' &&
    openActions(paymentTransitions, {
      status: application.payment,
      actor: 'organiser',
    }).includes('waive')
  const replaceable = may('decide-applications') && mayReplace(application)
  if (decisions.length === 0 && !waivable && !replaceable) return null
  return (
    <div className="flex flex-wrap gap-2">
      {decisions.map(decision => {
        const Icon = decisionIcons[decision]
        return (
          <Button
            key={decision}
            size={size}
            variant={decision === 'approve' ? 'primary' : 'secondary'}
            icon={<Icon aria-hidden="true" />}
            className="max-sm:flex-1"
            onClick={() => onDecide(decision)}
          >
            {decisionVerb(decision)}
          </Button>
        )
      })}
      {waivable && (
        <Button variant="secondary" size={size} onClick={() => setWaiving(true)}>
          {m.organizer_waive()}
        </Button>
      )}
      {replaceable && (
        <Button variant="secondary" size={size} onClick={() => setReplacing(true)}>
          {m.organizer_replace()}
        </Button>
      )}
      {replacing && <ReplacePlaceDialog application={application} onClose={() => setReplacing(false)} />}
      {waiving && <WaivePaymentDialog application={application} onClose={() => setWaiving(false)} />}
    </div>
  )
}
