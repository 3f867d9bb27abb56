import { type AppSecret, addSecondFactor, type NewFactor, startNewPasskey } from '#contract/second-factor.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { NewApp } from '#web/kit/second-factor/new-app.tsx'
import { NewPasskey } from '#web/kit/second-factor/new-passkey.tsx'
import { RecoveryCodeList } from '#web/kit/second-factor/recovery-code-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toasts } from '#web/ui/toast-store.ts'

type AddProps = {
  /** With the recovery codes, where there were none yet. */
  onAdded: (codes: readonly string[] | null) => void
  onError: (error: Error) => void
  onClose: () => void
}

const add = async (factor: NewFactor) => (await callApi(addSecondFactor, { body: { factor } })).recoveryCodes

export function AddPasskeyDialog({ onAdded, onError, onClose }: AddProps) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.own_login_passkey_add()}
      description={m.factor_set_up_passkey_text()}
      closeLabel={m.close()}
    >
      <NewPasskey
        startPasskey={() => callApi(startNewPasskey, { body: {} })}
        onFactor={async factor => {
          const codes = await add(factor)
          toasts.show({ title: m.own_login_passkey_added(), tone: 'positive' })
          onAdded(codes)
        }}
        onError={onError}
      />
    </Dialog>
  )
}

export function AddAppDialog({
  app,
  replaces,
  onAdded,
  onError,
  onClose,
}: AddProps & { app: AppSecret; replaces: boolean }) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={replaces ? m.own_login_app_replace() : m.own_login_app_add()}
      description={replaces ? m.own_login_app_replace_text() : m.factor_set_up_app_text()}
      closeLabel={m.close()}
    >
      <NewApp
        app={app}
        onFactor={async factor => {
          const codes = await add(factor)
          toasts.show({ title: m.own_login_app_added(), tone: 'positive' })
          onAdded(codes)
        }}
        onError={onError}
        onBack={onClose}
      />
    </Dialog>
  )
}

/** New recovery codes, this once. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.factor_codes_title()}
      description={m.factor_codes_lead()}
      closeLabel={m.close()}
    >
      <RecoveryCodeList codes={codes} onDone={onClose} />
    </Dialog>
  )
}
