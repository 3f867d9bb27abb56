import type { MergePreview, MergeValue } from '#contract/organiser-duplicate.ts'
import {
  type MergeChoices,
  type MergeField,
  type MergeSide,
  mergeSides,
} from '#domain/identity/merge-duplicates.ts'
import type { ParticipantRole } from '#domain/participant/participant-role.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { PrivatePhotograph } from '#web/console/person/view.tsx'
import { countryName } from '#web/console/person/words.ts'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Section } from '#web/ui/section.tsx'
import { fixedWords, mergeFieldWords } from '../words.ts'
import { useRecordNames } from './record-names.ts'

type Row = MergePreview['fields'][number]

type MergeFieldTableProps = {
  preview: MergePreview
  choices: Partial<MergeChoices>
  onChoose: (field: MergeField, side: MergeSide) => void
}

/** A row for each field with both values, of which one is ticked. On a phone the values stand below one another. */
export function MergeFieldTable({ preview, choices, onChoose }: MergeFieldTableProps) {
  return (
    <Section title={m.merge_values()} lead={m.merge_values_lead()} level={2} space="none" small>
      <div className="divide-y border-y">
        <RecordNames preview={preview} />
        {preview.fields.map(row => (
          <FieldRow
            key={row.field}
            preview={preview}
            row={row}
            chosen={choices[row.field] ?? row.chosen}
            onChoose={side => onChoose(row.field, side)}
          />
        ))}
      </div>
    </Section>
  )
}

const columnClasses =
  'grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1.5fr)]'

/** Whose values stand below. To a screen reader, and on a phone, where there are no columns, each value says it itself. */
function RecordNames({ preview }: { preview: MergePreview }) {
  const names = useRecordNames(preview)
  return (
    <div aria-hidden="true" className={classNames(columnClasses, 'bg-sunken py-2 font-medium max-sm:hidden')}>
      <span />
      {mergeSides.map(side => (
        <span key={side} className="min-w-0 wrap-anywhere">
          {names[side].name}
          {names[side].mark && <span className="block font-normal text-text-quiet">{names[side].mark}</span>}
        </span>
      ))}
    </div>
  )
}

type FieldRowProps = {
  preview: MergePreview
  row: Row
  chosen: MergeSide
  onChoose: (side: MergeSide) => void
}

function FieldRow({ preview, row, chosen, onChoose }: FieldRowProps) {
  const { field, fixed, same } = row
  const isGiven = (side: MergeSide) =>
    row[side].text !== null || row[side].at !== null || row[side].fileGuid !== null
  const isChoice = !fixed && !same && isGiven('left') && isGiven('right')
  const note = fixed ? fixedWords[field]?.() : same ? m.merge_same() : null
  return (
    <fieldset className={classNames(columnClasses, 'py-3')}>
      <legend className="sr-only">{mergeFieldWords[field]()}</legend>
      <p aria-hidden="true" className="text-text-quiet sm:py-1.5">
        {mergeFieldWords[field]()}
      </p>
      {/* Equal values are shown once. */}
      {(same ? [chosen] : mergeSides).map(side => (
        <FieldValue
          key={side}
          {...{ preview, row, side, isChoice }}
          stays={chosen === side}
          onChoose={() => onChoose(side)}
        />
      ))}
      {note && (
        <p className={classNames('text-text-quiet', same ? 'sm:py-1.5' : 'sm:col-span-2 sm:col-start-2')}>
          {note}
        </p>
      )}
    </fieldset>
  )
}

type FieldValueProps = {
  preview: MergePreview
  row: Row
  side: MergeSide
  isChoice: boolean
  stays: boolean
  onChoose: () => void
}

function FieldValue({ preview, row, side, isChoice, stays, onChoose }: FieldValueProps) {
  const name = useRecordNames(preview)[side].whole
  const value = (
    <>
      {!row.same && <span className="block text-xs sm:sr-only">{name}</span>}
      <ShownValue field={row.field} value={row[side]} name={name} />
    </>
  )
  if (!isChoice)
    return (
      <div className={`min-w-0 py-1.5 wrap-anywhere ${stays ? 'font-medium' : 'text-text-quiet'}`}>
        {value}
      </div>
    )
  return (
    <label
      className={`flex min-h-11 min-w-0 items-start gap-2.5 rounded-md border px-3 py-2 hover:border-text-quiet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${stays ? 'border-accent bg-accent-soft' : 'border-line'}`}
    >
      <input
        type="radio"
        className="tick tick-round mt-0.5 outline-none!"
        name={`merge-${row.field}`}
        checked={stays}
        onChange={onChoose}
      />
      <span className="min-w-0 wrap-anywhere">{value}</span>
    </label>
  )
}

function ShownValue({ field, value, name }: { field: MergeField; value: MergeValue; name: string }) {
  const moments = useMoments()
  const locale = useLocale()
  const { text, at, fileGuid } = value
  if (fileGuid) return <PrivatePhotograph fileGuid={fileGuid} name={name} className="w-20" />
  if (at) return m.merge_saved_at({ at: moments.moment(at) })
  if (text === null) return orNotGiven(null)
  if (field === 'phone') return <span className="tabular">{formatPhone(text)}</span>
  if (field === 'birthDate') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? moments.shortDay(text) : text
  if (field === 'citizenship') return countryName(text, locale)
  if (field === 'role') return participantRoleWords[text as ParticipantRole]()
  return text
}
