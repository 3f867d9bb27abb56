import { useMutation } from '@tanstack/react-query'
import { importRows } from '#contract/group-import.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAttempt } from '#web/kit/form/use-attempt.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { sentRows } from './import-table.ts'
import type { ImportTable } from './use-import-table.ts'

/** Sends the table; `onAdded` gets those who are sent the link now. Where somebody was faster it says so at the cells, and everything that was typed stays. */
export function useSendList(guid: string, table: ImportTable, onAdded: (toSend: readonly string[]) => void) {
  const attempt = useAttempt()
  return useMutation({
    mutationFn: (_sendLinks: boolean) =>
      attempt({ rows: sentRows(table.rows) }, (body, idempotencyKey) =>
        callApi(importRows, { params: { guid }, body, idempotencyKey }),
      ),
    onSuccess({ added, complete }, sendLinks) {
      const held = sendLinks ? added - complete.length : 0
      table.clear()
      toasts.show({
        title: m.import_added({ count: added }),
        ...(held > 0 && { description: m.import_links_held({ count: held }) }),
        tone: 'positive',
      })
      onAdded(sendLinks ? complete : [])
    },
    onError(error) {
      if (error instanceof ApiError) table.tell(error.details)
    },
  })
}
