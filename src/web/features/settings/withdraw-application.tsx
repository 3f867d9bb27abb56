import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cancelApplication } from '#contract/participant.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { toasts } from '../../ui/toast-store.ts'
import { ReasonDialog } from '../form/reason-dialog.tsx'
import { useAttempt } from '../form/use-attempt.ts'
import { refreshSession } from '../login/use-fresh-session.ts'
import { usePaths } from '../session/use-locale.ts'

/** Withdraws the application while nothing is paid; somebody else of the account may be chosen afterwards. */
export function WithdrawApplication({ guid, possible }: { guid: string; possible: boolean }) {
  const [asking, setAsking] = useState(false)
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
      await navigate(to('login-waiting'), { replace: true })
    },
  })
  return (
    <Section space="none" title={m.person_withdraw_title()} lead={m.person_withdraw_lead()}>
      {possible ? (
        <Button variant="secondary" className="max-sm:w-full" onClick={() => setAsking(true)}>
          {m.person_withdraw()}
        </Button>
      ) : (
        <p className="text-sm text-text-quiet">{m.person_withdraw_paid()}</p>
      )}
      {asking && (
        <ReasonDialog
          title={m.person_withdraw_question()}
          description={m.person_withdraw_consequence()}
          label={m.person_reason()}
          hint={m.person_reason_hint()}
          limit={500}
          optional
          danger
          submitText={m.person_withdraw()}
          pending={cancel.isPending}
          error={cancel.error}
          onSubmit={reason => cancel.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}
