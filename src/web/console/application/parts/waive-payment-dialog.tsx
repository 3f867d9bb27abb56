import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApplicationDetail, waivePayment } from '#contract/organizer-application.ts'
import { waiverRoles } from '#domain/payment/waiver.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useSteadyKey } from '#web/kit/form/use-steady-key.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** Asks why no payment is required of this person, and records it. */
export function WaivePaymentDialog({
  application,
  onClose,
}: {
  application: ApplicationDetail
  onClose: () => void
}) {
  const client = useQueryClient()
  const keyFor = useSteadyKey()
  const waive = useMutation({
    mutationFn: (reason: string) =>
      callApi(waivePayment, {
        params: { guid: application.guid },
        body: { reason },
        idempotencyKey: keyFor(reason),
      }),
    onSuccess: () => {
      toasts.show({ title: m.organizer_waived({ name: application.name }) })
      onClose()
    },
    // A refusal means that the state is no longer what the page shows.
    onSettled: () => client.invalidateQueries({ queryKey: ['organizer'] }),
  })
  return (
    <ReasonDialog
      title={m.organizer_waive_title()}
      description={m.organizer_waive_lead({ name: application.name })}
      label={m.organizer_waive_reason()}
      hint={m.organizer_waive_reason_hint()}
      limit={500}
      proposed={reasonOf(application)}
      submitText={m.organizer_waive()}
      pending={waive.isPending}
      error={waive.error}
      onSubmit={reason => waive.mutate(reason)}
      onClose={onClose}
    />
  )
}

/** Speakers and media representatives need not pay because of who they are. */
function reasonOf({ role }: ApplicationDetail): string {
  return waiverRoles.includes(role) ? participantRoleWords[role]() : ''
}
