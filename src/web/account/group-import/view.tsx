import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Group } from '#contract/group.ts'
import { importFile, importRows, importText } from '#contract/group-import.ts'
import { m } from '#messages/compiled/messages.js'
import { refreshBoard } from '#web/account/member/queries.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { ImportSheet } from '#web/kit/import/import-sheet.tsx'
import { sentRows } from '#web/kit/import/import-table.ts'
import { type ImportTable, useImportTable } from '#web/kit/import/use-import-table.ts'
import {
  askedColumns,
  type FileSource,
  listForm,
  type TextSource,
  useReadList,
} from '#web/kit/import/use-read-list.ts'
import { useTableJudge } from '#web/kit/import/use-table-judge.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import english from './parts/list-sample-en.xlsx?url'
import russian from './parts/list-sample-ru.xlsx?url'

type ImportDialogProps = {
  group: Group
  /** Gets the people who are sent the link now. */
  onAdded: (toSend: readonly string[]) => void
  /** The dialog was closed; the list is kept for the next time. */
  onDone: () => void
}

/** Every column with examples of a date, a role and a citizenship; their phones are none, so that they never become participants. */
const samples = { ru: russian, en: english }

/** Imports people of a group from a spreadsheet; whoever is added may be sent the link at once. */
export function ImportDialog({ group, onAdded, onDone }: ImportDialogProps) {
  const { guid, company } = group
  const judge = useTableJudge({ groupInn: company.hasInn ? company.inn : null })
  const table = useImportTable({ guid, list: 'members' }, judge)
  const reading = useReadMembers(guid)
  const [sendLinks, setSendLinks] = useState(false)
  // Beside the table, because a toast would lie over the buttons just when the rest is to be added.
  const [added, setAdded] = useState<string | null>(null)
  const sending = useSendList(guid, table, { onAdded, onLeft: setAdded })
  return (
    <ImportSheet
      judge={judge}
      table={table}
      reading={reading}
      sending={{
        isPending: sending.isPending,
        error: sending.error,
        send: () => sending.mutate(sendLinks),
      }}
      sample={{ urls: samples, name: m.import_sample_name(), hint: m.import_sample_hint() }}
      lead={m.import_lead()}
      added={added}
      option={
        <Checkbox
          className="max-sm:order-first sm:mr-auto"
          label={m.import_send_links()}
          hint={<span className="max-sm:sr-only">{m.import_send_links_hint()}</span>}
          checked={sendLinks}
          disabled={sending.isPending}
          onChange={event => setSendLinks(event.target.checked)}
        />
      }
      onRead={() => setAdded(null)}
      onDone={onDone}
    />
  )
}

function useReadMembers(guid: string) {
  const params = { guid }
  const text = useSend(importText, (source: TextSource) => ({
    params,
    query: askedColumns(source),
    body: { text: source.text },
  }))
  const file = useSend(importFile, (source: FileSource) => ({
    params,
    query: askedColumns(source),
    form: listForm(source),
  }))
  return useReadList({ text, file })
}

type AfterAdding = Pick<ImportDialogProps, 'onAdded'> & {
  /** Gets what to say while the dialog stays open with the rest. */
  onLeft: (words: string) => void
}

/**
 * Sends the rows without faults. `onAdded` gets those who are sent a link now; while others are left to be put right, the dialog stays. On a conflict the
 * cells say so, and everything typed stays.
 */
function useSendList(guid: string, table: ImportTable, { onAdded, onLeft }: AfterAdding) {
  const right = table.rows.filter(({ faults }) => faults.length === 0)
  const inputOf = (_sendLinks: boolean) => ({ params: { guid }, body: { rows: sentRows(right) } })
  const client = useQueryClient()
  return useSend(importRows, inputOf, {
    onSuccess({ added, complete }, sendLinks) {
      const held = sendLinks ? added - complete.length : 0
      const left = table.rows.length - right.length
      const title = m.import_added({ count: added })
      const rest = [
        held > 0 && m.import_links_held({ count: held }),
        left > 0 && m.import_left({ count: left }),
      ].filter(Boolean)
      if (left > 0 && !(sendLinks && complete.length > 0)) {
        table.leave(new Set(right.map(({ id }) => id)))
        onLeft([`${title}.`, ...rest].join(' '))
        void refreshBoard(client, guid)
        return
      }
      toasts.show({
        title,
        ...(rest.length > 0 && { description: rest.join(' ') }),
        tone: 'positive',
      })
      // With links to be sent the dialog makes room for that; what is left waits in it.
      if (left > 0) table.leave(new Set(right.map(({ id }) => id)))
      else table.clear()
      onAdded(sendLinks ? complete : [])
    },
    onError(error) {
      if (error instanceof ApiError) table.tell(error.details, right)
    },
  })
}
