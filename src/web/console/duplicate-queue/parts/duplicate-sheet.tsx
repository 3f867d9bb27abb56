import { Merge, Split, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { DuplicateRow } from '#contract/organiser-duplicate.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { factWord } from '#messages/duplicate-word.ts'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { OpenByOthers } from '#web/console/record/view.tsx'
import { PageButton, PageLink } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Section } from '#web/ui/section.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useDecideDuplicate, useReadDuplicates } from '../queries.ts'
import { type MergedBefore, mergedBefore } from '../rules.ts'
import { MergedAlready, NameReasons, ReasonLine } from '../view.tsx'
import { factSpeaks } from '../words.ts'
import { DuplicateTable } from './duplicate-table.tsx'

type DuplicateSheetProps = { row: DuplicateRow; onClose: () => void }

/** Two records side by side, what speaks for one person and against it, and the decision. */
export function DuplicateSheet({ row, onClose }: DuplicateSheetProps) {
  const target = useRecordTarget()
  const [asking, setAsking] = useState(false)
  const isOpen = row.state === 'open'
  const decide = useDecideDuplicate(row.guid, () => {
    toasts.show({ title: isOpen ? m.duplicate_parted() : m.duplicate_doubted(), tone: 'positive' })
    onClose()
  })
  const readAgain = useReadDuplicates()
  const merged = mergedBefore(decide.error)
  const tell = (error: Error) => {
    if (!mergedBefore(error)) tellFailure(error)
  }
  const putBack = () => decide.mutate({ state: 'open', version: row.version, note: null }, { onError: tell })
  return (
    <Sheet
      open
      size="lg"
      onOpenChange={next => !next && onClose()}
      title={m.duplicate_sheet_title()}
      closeLabel={m.close()}
      actions={
        isOpen ? (
          <>
            <PageLink icon={Merge} plain {...target('organiser-merge', row.guid)}>
              {m.duplicate_merge()}
            </PageLink>
            <PageButton icon={Split} plain variant="secondary" onClick={() => setAsking(true)}>
              {m.duplicate_part()}
            </PageButton>
          </>
        ) : (
          row.state === 'different' && (
            <PageButton icon={Undo2} plain variant="secondary" loading={decide.isPending} onClick={putBack}>
              {m.duplicate_doubt()}
            </PageButton>
          )
        )
      }
    >
      <div className="space-y-8">
        <OpenByOthers kind="duplicate" guid={row.guid} />
        <Decided row={row} />
        <DuplicateTable row={row} />
        <Section title={m.duplicate_why()} level={3} space="none">
          <NameReasons names={row.names}>
            {row.facts.map(fact => (
              <li key={fact.fact}>
                <ReasonLine speaks={factSpeaks(fact)}>{factWord(fact)}</ReasonLine>
              </li>
            ))}
          </NameReasons>
        </Section>
        {isOpen && <p className="text-sm text-text-quiet">{m.duplicate_what_now()}</p>}
      </div>
      {asking && !merged && (
        <ReasonDialog
          title={m.duplicate_part_title()}
          description={m.duplicate_part_text()}
          label={m.duplicate_part_note()}
          hint={m.duplicate_part_note_hint()}
          limit={500}
          optional
          submitText={m.duplicate_part()}
          pending={decide.isPending}
          error={decide.error}
          onSubmit={note => decide.mutate({ state: 'different', version: row.version, note: note || null })}
          onClose={() => setAsking(false)}
        />
      )}
      {merged && (
        <MergedDialog
          merged={merged}
          onClose={() => {
            readAgain()
            onClose()
          }}
        />
      )}
    </Sheet>
  )
}

/** A colleague has merged the pair meanwhile: who, when, and the record that was kept. */
function MergedDialog({ merged, onClose }: { merged: MergedBefore; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.duplicate_sheet_title()}
      closeLabel={m.close()}
      actions={<Button onClick={onClose}>{m.close()}</Button>}
    >
      <MergedAlready merged={merged} />
    </Dialog>
  )
}

function Decided({ row: { decided, state } }: { row: DuplicateRow }) {
  const moments = useMoments()
  const locale = useLocale()
  if (!decided) return null
  return (
    <Banner tone="info" title={state === 'merged' ? m.duplicate_merged() : m.duplicate_decided()}>
      <p>
        {m.duplicate_decided_by({ name: colleagueName(locale, decided.by), at: moments.moment(decided.at) })}
      </p>
      {decided.note && <p className="mt-1 wrap-anywhere">{decided.note}</p>}
    </Banner>
  )
}
