import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ChangeRow } from '#contract/organiser-change.ts'
import { changeKindWords, changeStatusWords } from '#messages/change-word.ts'
import { m } from '#messages/compiled/messages.js'
import { OwnerLine } from '#web/console/organiser-owner/view.tsx'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { OpenByOthers } from '#web/console/record/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Section } from '#web/ui/section.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { changeTones } from '../words.ts'
import { Differences } from './differences.tsx'
import { useDecideChange } from './use-changes.ts'

type ChangeSheetProps = { row: ChangeRow; onDone: () => void; onClose: () => void }

/** One request beside the list: who, why, the current and the requested values, and the decision. */
export function ChangeSheet({ row, onDone, onClose }: ChangeSheetProps) {
  const [asking, setAsking] = useState<'grant' | 'refuse' | null>(null)
  const open = row.status === 'open'
  return (
    <Sheet
      open
      onOpenChange={next => !next && onClose()}
      title={changeKindWords[row.kind]()}
      closeLabel={m.close()}
      actions={
        open && (
          <>
            <PageButton icon={Check} plain onClick={() => setAsking('grant')}>
              {m.change_grant()}
            </PageButton>
            <PageButton icon={X} plain variant="secondary" onClick={() => setAsking('refuse')}>
              {m.change_refuse()}
            </PageButton>
          </>
        )
      }
    >
      <div className="space-y-6">
        <OpenByOthers kind="change" guid={row.guid} />
        <Whose row={row} />
        {open && <OwnerLine what="changes" guid={row.guid} owner={row.owner} mayTake />}
        <Section title={m.change_reason()} level={3} space="none">
          <p className="break-words whitespace-pre-line">{row.reason}</p>
        </Section>
        <Differences row={row} />
        {row.answer && (
          <Section title={m.change_answer()} level={3} space="none">
            <p className="break-words whitespace-pre-line">{row.answer}</p>
          </Section>
        )}
      </div>
      {asking && (
        <DecisionDialog row={row} decision={asking} onDone={onDone} onClose={() => setAsking(null)} />
      )}
    </Sheet>
  )
}

function Whose({ row }: { row: ChangeRow }) {
  const target = useRecordTarget()
  const moments = useMoments()
  const { may } = useOrganiser()
  const name = nameIn(useLocale(), row)
  return (
    <div>
      <div className="flex items-start justify-between gap-4">
        <p className="text-lg font-semibold">
          {may('read-applications') ? (
            <Link className="text-link" {...target('organiser-application', row.applicationGuid)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <StatusChip tone={changeTones[row.status]}>
          {row.status === 'open' ? m.change_status_open_one() : changeStatusWords[row.status]()}
        </StatusChip>
      </div>
      <p className="text-sm text-text-quiet">
        {[row.company, m.change_requested_at({ at: moments.moment(row.requestedAt) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}

type DecisionDialogProps = {
  row: ChangeRow
  decision: 'grant' | 'refuse'
  onDone: () => void
  onClose: () => void
}

function DecisionDialog({ row, decision, onDone, onClose }: DecisionDialogProps) {
  const granting = decision === 'grant'
  const name = nameIn(useLocale(), row)
  const decide = useDecideChange(row.guid, () => {
    toasts.show({ title: granting ? m.change_granted_toast() : m.change_refused_toast(), tone: 'positive' })
    onDone()
  })
  return (
    <ReasonDialog
      title={granting ? m.change_grant_title({ name }) : m.change_refuse_title({ name })}
      description={granting ? m.change_grant_text() : m.change_refuse_text()}
      label={m.change_answer()}
      hint={m.change_answer_hint()}
      limit={500}
      optional={granting}
      submitText={granting ? m.change_grant() : m.change_refuse()}
      danger={!granting}
      pending={decide.isPending}
      error={decide.error}
      onSubmit={answer => decide.mutate({ decision, answer: answer || null })}
      onClose={onClose}
    />
  )
}
