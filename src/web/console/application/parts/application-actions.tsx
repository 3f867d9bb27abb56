import { useQueryClient } from '@tanstack/react-query'
import { CircleOff, UserRoundPen } from 'lucide-react'
import { useState } from 'react'
import { type ApplicationDetail, type DecisionKind, waivePayment } from '#contract/organiser-application.ts'
import { mayReplace } from '#domain/group/replacement.ts'
import { paymentTransitions } from '#domain/payment/payment-transitions.ts'
import { waiverRoles } from '#domain/payment/waiver.ts'
import { openActions } from '#domain/transition/transition.ts'
import { m } from '#messages/compiled/messages.js'
import { decisionIcons, decisionVerb, openDecisions } from '#web/console/decision/words.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { ReplacePlaceDialog } from './replace-place-dialog.tsx'

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
      {decisions.map(decision => (
        <PageButton
          key={decision}
          icon={decisionIcons[decision]}
          size={size}
          variant={decision === 'approve' ? 'primary' : 'secondary'}
          className="max-sm:flex-1"
          onClick={() => onDecide(decision)}
        >
          {decisionVerb(decision)}
        </PageButton>
      ))}
      {waivable && (
        <PageButton icon={CircleOff} plain variant="secondary" size={size} onClick={() => setWaiving(true)}>
          {m.organiser_waive()}
        </PageButton>
      )}
      {replaceable && (
        <PageButton
          icon={UserRoundPen}
          plain
          variant="secondary"
          size={size}
          onClick={() => setReplacing(true)}
        >
          {m.organiser_replace()}
        </PageButton>
      )}
      {replacing && <ReplacePlaceDialog application={application} onClose={() => setReplacing(false)} />}
      {waiving && <WaivePaymentDialog application={application} onClose={() => setWaiving(false)} />}
    </div>
  )
}

/** Records why no payment is required. */
function WaivePaymentDialog({
  application,
  onClose,
}: {
  application: ApplicationDetail
  onClose: () => void
}) {
  const locale = useLocale()
  const client = useQueryClient()
  const waive = useSend(
    waivePayment,
    (reason: string) => ({ params: { guid: application.guid }, body: { reason } }),
    {
      onSuccess() {
        toasts.show({ title: m.organiser_waived({ name: nameIn(locale, application) }) })
        onClose()
      },
      // A refusal means that the state has changed since the page was read.
      onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }),
    },
  )
  return (
    <ReasonDialog
      title={m.organiser_waive_title()}
      description={m.organiser_waive_lead({ name: nameIn(locale, application) })}
      label={m.organiser_waive_reason()}
      hint={m.organiser_waive_reason_hint()}
      limit={500}
      proposed={reasonOf(application)}
      submitText={m.organiser_waive()}
      pending={waive.isPending}
      error={waive.error}
      onSubmit={reason => waive.mutate(reason)}
      onClose={onClose}
    />
  )
}

/** Speakers and media representatives need not pay because of their role. */
function reasonOf({ role }: ApplicationDetail): string {
  return waiverRoles.includes(role) ? participantRoleWords[role]() : ''
}
