import { m } from '#messages/compiled/messages.js'
import { toasts } from '#web/ui/toast-store.ts'

/** Shows in a toast why sending failed, where there is no form to show it. */
export function tellFailure(error: Error): void {
  toasts.show({ title: m.request_failed(), description: error.message, tone: 'negative' })
}
