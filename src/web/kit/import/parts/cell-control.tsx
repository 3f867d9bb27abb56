import { type KeyboardEvent, useEffect, useState } from 'react'
import type { ImportField } from '#domain/import/import-columns.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'
import { controlClasses } from '#web/ui/control-classes.ts'
import { type JudgedRow, pastedCells } from '../import-table.ts'
import type { ImportTable } from '../use-import-table.ts'
import { faultWords, fieldWords } from './cell-words.ts'
import { cellId, type FaultJump } from './use-fault-jump.ts'

export type CellControlProps = {
  row: JudgedRow
  field: ImportField
  table: ImportTable
  jump: FaultJump
  disabled: boolean
  /** In a table the column's heading is the visible label; here it is for screen readers. */
  dense: boolean
}

/** What is said under a cell: its fault, that it is empty, or that the person is probably listed already. */
function cellNote(row: JudgedRow, field: ImportField, locale: 'ru' | 'en'): string {
  const { code, missing } = row.cells[field]
  if (code) return faultWords({ field, code, typed: row.texts[field], repeats: row.repeats }, locale)
  if (missing) return m.import_missing()
  return row.double && field === 'phone' ? m.import_double() : ''
}

/** Framed only where something is wrong or somebody is typing. */
const cellClasses = classNames(
  'block h-9 w-full rounded-sm border bg-transparent px-2 text-sm/5 text-text placeholder:text-text-quiet',
  'hover:border-line focus-visible:bg-surface focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus',
  'aria-invalid:border-negative aria-invalid:bg-negative-soft aria-invalid:focus-visible:bg-surface disabled:text-text-quiet',
)

/** One cell, with what is wrong under it. Judged on blur. Enter goes to the next fault, the arrows go up and down the column. */
export function CellControl({ row, field, table, jump, disabled, dense }: CellControlProps) {
  const locale = useLocale()
  const { code, missing, proposal } = row.cells[field]
  const id = cellId({ id: row.id, field })
  const note = cellNote(row, field, locale)
  const wiring = {
    id,
    disabled,
    'aria-label': `${fieldWords[field]()}, ${m.import_row_of({ number: row.number })}`,
    'aria-invalid': code ? (true as const) : undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
    className: classNames(
      dense ? cellClasses : controlClasses,
      missing && !code ? 'border-attention' : dense && 'border-transparent',
    ),
    onFocus: () => jump.at({ id: row.id, field }),
  }
  const type = (text: string) => table.type(row.id, field, text)
  return (
    <>
      {choices[field] ? (
        <CellChoice {...wiring} options={choices[field]} text={row.texts[field]} onType={type} />
      ) : (
        <CellInput
          {...wiring}
          text={row.texts[field]}
          placeholder={proposal || (field === 'lastName' ? row.texts.latinLastName : '')}
          {...(proposal && { title: m.import_proposed() })}
          judgedAnyway={code === 'cell_merged'}
          onType={type}
          onPasted={cells => table.paste(row.id, field, cells)}
          onEnter={jump.next}
          onStep={step => focusBeside(table, { id: row.id, field }, step)}
        />
      )}
      {note && (
        <p
          id={`${id}-note`}
          className={classNames('mt-1 text-xs/4', code ? 'font-medium text-negative' : 'text-attention')}
        >
          {note}
        </p>
      )}
    </>
  )
}

type Wiring = { id: string; disabled: boolean; className: string; onFocus: () => void }

type CellInputProps = Wiring & {
  text: string
  placeholder: string
  title?: string
  judgedAnyway: boolean
  onType: (text: string) => void
  onPasted: (cells: string[][]) => void
  onEnter: () => void
  onStep: (step: 1 | -1) => void
}

function CellInput({ text, judgedAnyway, onType, onPasted, onEnter, onStep, ...wiring }: CellInputProps) {
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  const leave = () => {
    if (typed !== text || judgedAnyway) onType(typed)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') onStep(1)
    else if (event.key === 'ArrowUp') onStep(-1)
    else if (event.key === 'Enter') {
      leave()
      // Wait until the cell has been judged: it may still be a fault.
      setTimeout(onEnter)
    } else return
    event.preventDefault()
  }
  return (
    <input
      {...wiring}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      onPaste={event => {
        const cells = pastedCells(event.clipboardData.getData('text/plain'))
        if (!cells) return
        event.preventDefault()
        onPasted(cells)
      }}
      onBlur={leave}
      onKeyDown={press}
    />
  )
}

/** Cells with a few known values, in the order in which they are offered. */
export const choices: Partial<Record<ImportField, Readonly<Record<string, () => string>>>> = {
  role: { participant: m.role_participant, speaker: m.role_speaker, media: m.role_media },
  work: { montage: m.staff_work_montage, forum: m.staff_work_forum, both: m.staff_work_both },
}

type CellChoiceProps = Wiring & {
  options: Readonly<Record<string, () => string>>
  text: string
  onType: (text: string) => void
}

function CellChoice({ options, text, onType, ...wiring }: CellChoiceProps) {
  const known = text in options
  return (
    <select {...wiring} value={text} onChange={event => onType(event.target.value)}>
      {!known && <option value={text}>{text}</option>}
      {Object.entries(options).map(([value, word]) => (
        <option key={value} value={value}>
          {word()}
        </option>
      ))}
    </select>
  )
}

function focusBeside(
  table: ImportTable,
  { id, field }: { id: string; field: ImportField },
  step: 1 | -1,
): void {
  const at = table.rows.findIndex(each => each.id === id)
  const beside = step === 1 ? table.rows.slice(at + 1) : table.rows.slice(0, at).reverse()
  // Skips rows that a filter hides.
  const drawn = beside.map(row => document.getElementById(cellId({ id: row.id, field })))
  drawn.find(control => control !== null)?.focus()
}
