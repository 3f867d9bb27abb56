import { m } from '#messages/compiled/messages.js'
import { toasts } from '#web/ui/toast-store.ts'

/** Says in a toast why a send came to nothing, where no form stands to say it. */
export function tellFailure(error: Error): void {
  toasts.show({ title: m.request_failed(), description: error.message, tone: 'negative' })
}
