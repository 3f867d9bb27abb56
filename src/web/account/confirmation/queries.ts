import { useNavigate } from 'react-router'
import { cancelApplication } from '#contract/participant.ts'
import { m } from '#messages/compiled/messages.js'
import { refreshSession } from '#web/kit/api/refresh-session.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { answersKeyOf, forgetAnswers } from './rules.ts'

/** Declines, as the person themselves, an application that somebody else filled in. */
export function useDeclineOwn(guid: string) {
  const to = usePaths()
  const navigate = useNavigate()
  return useSend(cancelApplication, () => ({ params: { guid }, body: {} }), {
    async onSuccess() {
      forgetAnswers(answersKeyOf(guid))
      toasts.show({ title: m.confirm_declined_title(), tone: 'positive' })
      // Failing to refresh the list changes nothing about it.
      await refreshSession().catch(() => null)
      await navigate(to('login-waiting'), { replace: true })
    },
  })
}
