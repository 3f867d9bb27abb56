import { type FormEvent, useState } from 'react'
import type { PhotographRow } from '#contract/organiser-photograph.ts'
import type { PhotographDecision } from '#domain/photograph/photograph-change.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { type BulkResult, BulkResults } from '#web/kit/form/bulk-results.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { ReasonField } from '#web/kit/form/reason-field.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useDecidePhotographs } from '../queries.ts'
import { languagesOf } from '../rules.ts'

/** The contract's limit of a reason's letters. */
const longest = 500

type PhotographDialogProps = {
  decision: PhotographDecision
  rows: readonly PhotographRow[]
  /** The applications that were decided, or are no longer there to decide. */
  onClose: (done: ReadonlySet<string>) => void
}

/** Accepts several photographs, or asks for others with a reason in the language of each person, and says what became of each. */
export function PhotographDialog({ decision, rows, onClose }: PhotographDialogProps) {
  const locale = useLocale()
  const send = useDecidePhotographs()
  const [reason, setReason] = useState({ ru: '', en: '' })
  const [tried, setTried] = useState(false)
  const [results, setResults] = useState<readonly BulkResult[] | null>(null)
  const languages = decision === 'request' ? languagesOf(rows) : []
  const nameOf = (guid: string) => {
    const row = rows.find(one => one.guid === guid)
    return row ? nameIn(locale, row) : ''
  }
  const doneText = decision === 'accept' ? m.photograph_queue_accepted : m.photograph_queue_requested
  const close = () => onClose(new Set(results?.map(({ guid }) => guid)))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (languages.some(language => reason[language].trim() === '') || send.isPending) return
    const answer = await send.mutateAsync({ rows, decision, reason }).catch(() => null)
    if (!answer) return
    if (answer.results.some(({ ok }) => !ok)) return setResults(answer.results)
    toasts.show({ title: doneText({ count: answer.results.length }), tone: 'positive' })
    onClose(new Set(answer.results.map(({ guid }) => guid)))
  }
  const title =
    decision === 'accept'
      ? m.photograph_queue_accept_title({ count: rows.length })
      : m.photograph_queue_request_title({ count: rows.length })
  if (results)
    return (
      <Dialog
        open
        onOpenChange={open => !open && close()}
        title={title}
        closeLabel={m.close()}
        actions={<Button onClick={close}>{m.close()}</Button>}
      >
        <BulkResults results={results} nameOf={nameOf} doneText={doneText} />
      </Dialog>
    )
  return (
    <FormDialog
      title={title}
      description={
        decision === 'accept' ? m.photograph_queue_accept_lead() : m.photograph_queue_request_lead()
      }
      top={send.error?.message ?? null}
      submitText={decision === 'accept' ? m.photograph_queue_accept() : m.organiser_photograph_request_send()}
      pending={send.isPending}
      onSubmit={event => void submit(event)}
      onClose={() => onClose(new Set())}
    >
      {languages.map((language, index) => (
        <ReasonField
          key={language}
          label={
            language === 'ru'
              ? m.organiser_reason_in_ru({ label: m.organiser_photograph_request_reason() })
              : m.organiser_reason_in_en({ label: m.organiser_photograph_request_reason() })
          }
          hint={m.organiser_reason_readers({ count: rows.filter(row => row.locale === language).length })}
          value={reason[language]}
          onChange={text => setReason(known => ({ ...known, [language]: text }))}
          error={tried && reason[language].trim() === '' ? errorSentence('required', locale) : undefined}
          limit={longest}
          takesFocus={index === 0}
        />
      ))}
    </FormDialog>
  )
}
