import { useState } from 'react'
import type { VolunteerDecision, VolunteerRow } from '#contract/organiser-volunteer.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { type BulkResult, BulkResults } from '#web/kit/form/bulk-results.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useDecideVolunteers, useDecisionPreview } from '../queries.ts'
import { decisionWords } from '../words.ts'

type DecisionDialogProps = {
  decision: VolunteerDecision
  rows: readonly VolunteerRow[]
  /** Whether anything was decided. */
  onClose: (done: boolean) => void
}

/** How many a decision changes and what they will read, in both languages; then what became of each. */
export function DecisionDialog({ decision, rows, onClose }: DecisionDialogProps) {
  const locale = useLocale()
  const body = { volunteerGuids: rows.map(({ guid }) => guid), decision }
  const preview = useDecisionPreview(body)
  const deciding = useDecideVolunteers()
  const [results, setResults] = useState<readonly BulkResult[] | null>(null)
  const title = m.volunteer_decide_title({ action: decisionWords[decision](), count: rows.length })
  const decide = async () => {
    const answer = await deciding.mutateAsync(body).catch(() => null)
    if (!answer) return
    const done = answer.results.filter(({ ok }) => ok).length
    if (done < rows.length) return setResults(answer.results)
    toasts.show({ title: m.volunteer_decided({ count: done }), tone: 'positive' })
    onClose(true)
  }
  if (results)
    return (
      <Dialog
        open
        onOpenChange={open => !open && onClose(true)}
        title={title}
        closeLabel={m.close()}
        actions={<Button onClick={() => onClose(true)}>{m.close()}</Button>}
      >
        <BulkResults
          results={results}
          nameOf={guid => {
            const row = rows.find(each => each.guid === guid)
            return row ? nameIn(locale, row) : ''
          }}
          doneText={m.volunteer_decided}
        />
      </Dialog>
    )
  return (
    <Dialog
      open
      size="lg"
      sending={deciding.isPending}
      onOpenChange={open => !open && onClose(false)}
      title={title}
      closeLabel={m.close()}
      actions={
        <>
          <Button
            variant={decision === 'accept' ? 'primary' : 'danger'}
            disabled={!preview.data || preview.data.willChange === 0}
            loading={deciding.isPending}
            onClick={() => void decide()}
          >
            {decisionWords[decision]()}
          </Button>
          <Button variant="secondary" disabled={deciding.isPending} onClick={() => onClose(false)}>
            {m.cancel()}
          </Button>
        </>
      }
    >
      {deciding.error && (
        <Banner tone="negative" announce="alert">
          {deciding.error.message}
        </Banner>
      )}
      {preview.data ? (
        <MessagePreview preview={preview.data} />
      ) : preview.error ? (
        <LoadFailure error={preview.error} onRetry={() => preview.refetch()} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  )
}

type Preview = NonNullable<ReturnType<typeof useDecisionPreview>['data']>

function MessagePreview({ preview }: { preview: Preview }) {
  const { willChange, refused, readers, sms, subject, text } = preview
  if (willChange === 0) return <p role="status">{m.volunteer_decide_none()}</p>
  return (
    <div className="space-y-5">
      <p role="status">
        {m.volunteer_decide_readers(readers)}
        {refused > 0 && <>. {m.volunteer_decide_refused({ count: refused })}</>}
      </p>
      {(['ru', 'en'] as const).map(language => (
        <section key={language} lang={language} className="space-y-2 border-t pt-4">
          {sms && (
            <>
              <h3 className="text-sm text-text-quiet">{m.volunteer_message_sms()}</h3>
              <p className="wrap-anywhere">{sms[language]}</p>
            </>
          )}
          <h3 className="text-sm text-text-quiet">{m.volunteer_message_email()}</h3>
          <p className="font-medium">{subject[language]}</p>
          <p className="text-sm wrap-anywhere whitespace-pre-line">{text[language]}</p>
        </section>
      ))}
    </div>
  )
}
