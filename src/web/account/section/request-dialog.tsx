import { m } from '#messages/compiled/messages.js'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import type { ChangeRequesting } from './use-change-request.ts'

type RequestDialogProps = {
  requesting: ChangeRequesting
  /** The section as it is asked for, in the shape of its form. */
  proposed: Record<string, unknown>
  onSent: () => void
  onClose: () => void
}

/** Asks why a locked section is to change, and sends the request with what was typed. */
export function RequestDialog({ requesting, proposed, onSent, onClose }: RequestDialogProps) {
  const { send } = requesting
  return (
    <ReasonDialog
      title={m.section_request_title()}
      description={m.section_locked_text()}
      label={m.section_request_reason()}
      hint={m.section_request_reason_hint()}
      limit={500}
      submitText={m.section_request_send()}
      pending={send.isPending}
      error={send.error}
      onSubmit={reason => send.mutate({ proposed, reason }, { onSuccess: onSent })}
      onClose={onClose}
    />
  )
}
