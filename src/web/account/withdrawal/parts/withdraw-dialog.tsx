import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { cancelApplication } from '#contract/participant.ts'
import { m } from '#messages/compiled/messages.js'
import { refreshSession } from '#web/account/participant/use-fresh-session.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useAttempt } from '#web/kit/form/use-attempt.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { toasts } from '#web/ui/toast-store.ts'

type WithdrawDialogProps = {
  guid: string
  /** Whose application, where it is another person's. */
  name: string | null
  /** What becomes of it. */
  consequence: string
  onClose: () => void
}

/** Asks before an application is withdrawn; somebody else of the account may be chosen afterwards. */
export function WithdrawDialog({ guid, name, consequence, onClose }: WithdrawDialogProps) {
  const navigate = useNavigate()
  const to = usePaths()
  const attempt = useAttempt()
  const cancel = useMutation({
    mutationFn: (reason: string) =>
      attempt(reason ? { reason } : {}, (body, idempotencyKey) =>
        callApi(cancelApplication, { params: { guid }, body, idempotencyKey }),
      ),
    onSuccess: async () => {
      toasts.show({ title: m.person_withdrawn(), tone: 'positive' })
      await refreshSession().catch(() => null)
      onClose()
      await navigate(to('login-waiting'), { replace: true })
    },
  })
  return (
    <ReasonDialog
      title={name === null ? m.person_withdraw_question() : m.person_withdraw_other_question({ name })}
      description={consequence}
      label={m.person_reason()}
      hint={m.person_reason_hint()}
      limit={500}
      optional
      danger
      submitText={m.person_withdraw()}
      pending={cancel.isPending}
      error={cancel.error}
      onSubmit={reason => cancel.mutate(reason)}
      onClose={onClose}
    />
  )
}
