import { useNavigate } from 'react-router'
import { cancelApplication } from '#contract/participant.ts'
import { m } from '#messages/compiled/messages.js'
import { refreshSession } from '#web/account/participant/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAttempt } from '#web/kit/form/use-attempt.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** Declines, as the account whose own person it is, what another has filled in. */
export function useDeclineOwn(guid: string): () => Promise<void> {
  const to = usePaths()
  const navigate = useNavigate()
  const attempt = useAttempt()
  return async () => {
    await attempt({}, (body, idempotencyKey) =>
      callApi(cancelApplication, { params: { guid }, body, idempotencyKey }),
    )
    toasts.show({ title: m.confirm_declined_title(), tone: 'positive' })
    // A list that is late by a page changes nothing about it.
    await refreshSession().catch(() => null)
    await navigate(to('login-waiting'), { replace: true })
  }
}
