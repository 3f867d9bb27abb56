import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { MergePreview } from '#contract/organiser-duplicate.ts'
import { type MergeChoices, type MergeSide, mergeSides } from '#domain/identity/merge-duplicates.ts'
import { m } from '#messages/compiled/messages.js'
import { type MergedBefore, mergedBefore } from '#web/console/duplicate-queue/rules.ts'
import { MergedAlready } from '#web/console/duplicate-queue/view.tsx'
import { useRecordTarget, useRecordWalk } from '#web/console/record/queries.ts'
import { OpenByOthers } from '#web/console/record/view.tsx'
import { ConsolePage, LoadFailure } from '#web/console/screen/view.tsx'
import { applicationWords, paymentWords } from '#web/kit/words/status-words.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useMergeDuplicates, useMergePreview } from '../queries.ts'
import { MergeEffects } from './merge-effects.tsx'
import { MergeFieldTable } from './merge-field-table.tsx'
import { MergeSubmit } from './merge-submit.tsx'
import { useRecordFacts, useRecordNames } from './record-names.ts'

/** Two records of one person side by side: which stays, which value of each field, what moves and what speaks against it. */
export function DuplicateMerge({ guid }: { guid: string }) {
  const { listTarget, listText } = useRecordWalk('organiser-merge')
  const [keep, setKeep] = useState<MergeSide | null>(null)
  const { data, error, refetch, isPlaceholderData } = useMergePreview(guid, keep)
  const [late, setLate] = useState<MergedBefore | null>(null)
  const merged = late ?? mergedBefore(error)
  return (
    <ConsolePage
      above={
        <Link {...listTarget} className="text-link inline-flex min-h-6 items-center gap-1.5">
          <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {listText}
        </Link>
      }
      title={m.page_title_organiser_merge()}
      lead={merged ? null : m.merge_lead()}
    >
      {merged ? (
        <MergedAlready merged={merged} />
      ) : data ? (
        <>
          <OpenByOthers kind="duplicate" guid={guid} />
          <KeptRecord preview={data} keep={keep ?? data.keep} onKeep={setKeep} />
          {/* Another record that stays, or other data, is another choice from the beginning. */}
          <MergeForm
            key={`${data.keep} ${data.basis}`}
            preview={data}
            busy={isPlaceholderData}
            onReload={() => void refetch()}
            onMerged={setLate}
          />
        </>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={12} />
      )}
    </ConsolePage>
  )
}

type MergeFormProps = {
  preview: MergePreview
  busy: boolean
  onReload: () => void
  /** A colleague was faster. */
  onMerged: (merged: MergedBefore) => void
}

function MergeForm({ preview, busy, onReload, onMerged }: MergeFormProps) {
  const target = useRecordTarget()
  const navigate = useNavigate()
  const [choices, setChoices] = useState<Partial<MergeChoices>>({})
  const merge = useMergeDuplicates(preview.guid, {
    onSuccess(applicationGuid) {
      toasts.show({ title: m.merge_done(), tone: 'positive' })
      const { to, state } = target('organiser-application', applicationGuid)
      void navigate(to, { state })
    },
    onMerged,
  })
  const { keep, version, basis, obstacles } = preview
  return (
    <div className="space-y-8" aria-busy={busy}>
      <MergeEffects preview={preview} />
      <MergeFieldTable
        preview={preview}
        choices={choices}
        onChoose={(field, side) => setChoices(before => ({ ...before, [field]: side }))}
      />
      {obstacles.length === 0 && (
        <MergeSubmit
          preview={preview}
          busy={busy}
          sending={{ ...merge, mutate: () => merge.mutate({ keep, choices, version, basis }) }}
          onReload={onReload}
        />
      )}
    </div>
  )
}

type KeptRecordProps = { preview: MergePreview; keep: MergeSide; onKeep: (side: MergeSide) => void }

/** Which of the two stays; the rule proposes the one that has come further. */
function KeptRecord({ preview, keep, onKeep }: KeptRecordProps) {
  const names = useRecordNames(preview)
  const factsOf = useRecordFacts()
  return (
    <RadioGroup
      label={m.merge_keep()}
      hint={m.merge_keep_hint()}
      layout="cards"
      value={keep}
      onValueChange={value => onKeep(mergeSides.find(side => side === value) ?? preview.keep)}
      options={mergeSides.map(side => {
        const record = preview[side]
        const facts = factsOf(record)
        const states = [applicationWords[record.status](), paymentWords[record.payment]()].join(' · ')
        return {
          value: side,
          label: names[side].name,
          description: (
            <>
              {preview.suggested === side ? `${states}. ${m.merge_keep_suggested()}` : states}
              <span className="block wrap-anywhere">
                {[facts.company, facts.phone, facts.createdAt].filter(Boolean).join(' · ')}
              </span>
            </>
          ),
        }
      })}
    />
  )
}
