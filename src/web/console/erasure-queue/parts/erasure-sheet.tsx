import { Eraser, X } from 'lucide-react'
import { useState } from 'react'
import type { ErasureRow } from '#contract/erasure.ts'
import { m } from '#messages/compiled/messages.js'
import { erasureStateWords, obstacleWords } from '#messages/erasure-word.ts'
import { OwnerLine } from '#web/console/organiser-owner/view.tsx'
import { OpenByOthers } from '#web/console/record/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { ErasureDialog } from './erasure-dialog.tsx'
import { erasedWords, erasureName, erasureTones, keptWords } from './erasure-words.ts'

type ErasureSheetProps = { row: ErasureRow; onDone: () => void; onClose: () => void }

/** One request beside the list: who, why, what prevents it, and the record of the erasure once it is done. */
export function ErasureSheet({ row, onDone, onClose }: ErasureSheetProps) {
  const [asking, setAsking] = useState<'carryOut' | 'refuse' | null>(null)
  const locale = useLocale()
  const moments = useMoments()
  return (
    <Sheet
      open
      onOpenChange={next => !next && onClose()}
      title={m.erasure_sheet_title()}
      closeLabel={m.close()}
      actions={
        row.status === 'open' && (
          <>
            <PageButton
              icon={Eraser}
              plain
              variant="danger"
              disabled={row.obstacle !== null}
              onClick={() => setAsking('carryOut')}
            >
              {m.erasure_carry_out()}
            </PageButton>
            <PageButton icon={X} plain variant="secondary" onClick={() => setAsking('refuse')}>
              {m.change_refuse()}
            </PageButton>
          </>
        )
      }
    >
      <div className="space-y-6">
        <OpenByOthers kind="erasure" guid={row.guid} />
        <div>
          <div className="flex items-start justify-between gap-4">
            <p className="text-lg font-semibold">{erasureName(row, locale)}</p>
            <StatusChip tone={erasureTones[row.status]}>{erasureStateWords[row.status]()}</StatusChip>
          </div>
          <p className="text-sm text-text-quiet">
            {[row.company, m.erasure_requested_at({ at: moments.moment(row.requestedAt) })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {row.status === 'open' && <OwnerLine what="erasures" guid={row.guid} owner={row.owner} mayTake />}
        {row.obstacle && (
          <Banner tone="attention" title={obstacleWords[row.obstacle]()}>
            {m.erasure_obstacle_text()}
          </Banner>
        )}
        {row.reason && (
          <Section title={m.change_reason()} level={3} space="none">
            <p className="break-words whitespace-pre-line">{row.reason}</p>
          </Section>
        )}
        {row.answer && (
          <Section title={m.change_answer()} level={3} space="none">
            <p className="break-words whitespace-pre-line">{row.answer}</p>
          </Section>
        )}
        {row.act && <Act act={row.act} />}
      </div>
      {asking && (
        <ErasureDialog row={row} decision={asking} onDone={onDone} onClose={() => setAsking(null)} />
      )}
    </Sheet>
  )
}

/** Proof that the data was destroyed, as required by order 179 of Roskomnadzor. */
function Act({ act }: { act: NonNullable<ErasureRow['act']> }) {
  const moments = useMoments()
  return (
    <Section title={m.erasure_act_title()} level={3} space="none">
      <DefinitionList
        items={[
          { term: m.erasure_act_number(), value: <span className="wrap-anywhere">{act.guid}</span> },
          { term: m.erasure_act_date(), value: moments.moment(act.carriedOutAt) },
          { term: m.erasure_act_responsible(), value: act.responsible },
          { term: m.erasure_act_erased(), value: act.erased.map(what => erasedWords[what]()).join(', ') },
          { term: m.erasure_act_kept(), value: act.kept.map(what => keptWords[what]()).join(', ') || '—' },
          { term: m.erasure_act_files(), value: act.fileCount },
        ]}
      />
    </Section>
  )
}
