import { type OwnFactor, removeSecondFactor, renewRecoveryCodes } from '#contract/second-factor.ts'
import { m } from '#messages/compiled/messages.js'
import { ConfirmDialog } from '#web/kit/form/confirm-dialog.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'

type EndProps<Done> = { onDone: (done: Done) => void; onError: (error: Error) => void; onClose: () => void }

export function RemoveDialog({ factor, onDone, onError, onClose }: EndProps<void> & { factor: OwnFactor }) {
  const removing = useSend(removeSecondFactor, () => ({ params: { guid: factor.guid } }), {
    onSuccess() {
      toasts.show({ title: m.own_login_removed(), tone: 'positive' })
      onDone()
    },
    onError,
  })
  return (
    <ConfirmDialog
      title={m.own_login_remove_title()}
      text={m.own_login_remove_text({ factor: factor.name ?? m.own_login_app() })}
      act={m.own_login_remove()}
      danger
      sending={removing}
      onClose={onClose}
    />
  )
}

export function RenewDialog({ onDone, onError, onClose }: EndProps<readonly string[]>) {
  const renewing = useSend(renewRecoveryCodes, () => ({ body: {} }), {
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onError,
  })
  return (
    <ConfirmDialog
      title={m.own_login_codes_renew_title()}
      text={m.own_login_codes_renew_text()}
      act={m.own_login_codes_renew()}
      sending={renewing}
      onClose={onClose}
    />
  )
}
