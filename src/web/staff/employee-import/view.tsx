import { useState } from 'react'
import { importEmployeeFile, importEmployeeRows, importEmployeeText } from '#contract/employee-import.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
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
import { useEmployeeTableJudge } from '#web/kit/import/use-table-judge.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { useCompany, useRefreshCompany } from '#web/staff/company/queries.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import english from './parts/employee-sample-en.xlsx?url'
import russian from './parts/employee-sample-ru.xlsx?url'

const samples = { ru: russian, en: english }

/** Imports employees from a spreadsheet, on the company's word that they have agreed to it. */
export function ImportEmployees({ onDone }: { onDone: () => void }) {
  const locale = useLocale()
  const { guid } = useCompany()
  const judge = useEmployeeTableJudge()
  const table = useImportTable({ guid, list: 'employees' }, judge)
  const reading = useReadEmployees(guid)
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  // Beside the table, because a toast would lie over the buttons just when the rest is to be added.
  const [added, setAdded] = useState<string | null>(null)
  const sending = useSendEmployees(guid, table, { onAll: onDone, onLeft: setAdded })
  const send = () => {
    setTried(true)
    if (agreed) sending.mutate()
  }
  return (
    <ImportSheet
      judge={judge}
      table={table}
      reading={reading}
      sending={{ isPending: sending.isPending, error: sending.error, send }}
      sample={{
        urls: samples,
        name: m.staff_import_sample_name(),
        hint: m.staff_import_sample_hint(),
      }}
      lead={m.staff_import_lead()}
      added={added}
      option={
        <Checkbox
          className="max-sm:order-first sm:mr-auto"
          label={m.staff_import_consent()}
          checked={agreed}
          error={tried && !agreed ? errorSentence('consent_required', locale) : undefined}
          disabled={sending.isPending}
          onChange={event => setAgreed(event.target.checked)}
        />
      }
      onRead={() => setAdded(null)}
      onDone={onDone}
    />
  )
}

function useReadEmployees(guid: string) {
  const params = { guid }
  const text = useSend(importEmployeeText, (source: TextSource) => ({
    params,
    query: askedColumns(source),
    body: { text: source.text },
  }))
  const file = useSend(importEmployeeFile, (source: FileSource) => ({
    params,
    query: askedColumns(source),
    form: listForm(source),
  }))
  return useReadList({ text, file })
}

type AfterSending = {
  onAll: () => void
  /** Gets what to say while the sheet stays open with the rest. */
  onLeft: (words: string) => void
}

/** Sends the rows without faults; while others are left to be put right, the sheet stays. On a conflict the cells say so, and everything typed stays. */
function useSendEmployees(guid: string, table: ImportTable, { onAll, onLeft }: AfterSending) {
  const right = table.rows.filter(({ faults }) => faults.length === 0)
  const refresh = useRefreshCompany()
  return useSend(
    importEmployeeRows,
    () => ({
      params: { guid },
      body: { rows: sentRows(right, 'employees'), consent: true as const },
    }),
    {
      onSuccess({ added }) {
        void refresh()
        const title = m.import_added({ count: added })
        const left = table.rows.length - right.length
        if (left > 0) {
          table.leave(new Set(right.map(({ id }) => id)))
          onLeft(`${title}. ${m.import_left({ count: left })}`)
          return
        }
        toasts.show({ title, description: m.staff_import_send_next(), tone: 'positive' })
        table.clear()
        onAll()
      },
      onError(error) {
        if (error instanceof ApiError) table.tell(error.details, right)
      },
    },
  )
}
