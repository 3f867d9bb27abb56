import { useState } from 'react'
import type { Locale } from '#contract/field.ts'
import { type ImportColumn, importColumns, isOfList } from '#domain/import/import-columns.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { ImportTable } from '../use-import-table.ts'
import type { ListSource } from '../use-read-list.ts'
import { fieldWords } from './cell-words.ts'

type ColumnChoiceProps = {
  table: ImportTable
  reading: { isPending: boolean; error: Error | null }
  onRead: (source: ListSource) => void
}

type Headings = ImportTable['headings']

const isReachable = (headings: Headings) => headings.some(({ column }) => column === 'phone')
const isNamed = (headings: Headings) =>
  headings.some(({ column }) => column === 'fullName' || column === 'lastName' || column === 'latinLastName')

/** Whether rows of the list can be told apart at all; the rest may be typed in the table. */
export function tellsPeople(headings: Headings): boolean {
  return isNamed(headings) || isReachable(headings)
}

const columnWord = (column: ImportColumn) =>
  column === 'fullName' ? m.import_field_fullName() : fieldWords[column]()

/** A cell as read: a date comes from a spreadsheet as `yyyy-mm-dd`. */
const sampleWords = (sample: string, locale: Locale) =>
  /^\d{4}-\d{2}-\d{2}$/.test(sample) && Date.parse(sample) ? formatDay(sample, locale) : sample

/** What each column of the list holds, as recognised, to be put right; open while it is not known where the names or the phones are. Reading again drops what was typed in the table. */
export function ColumnChoice({ table, reading, onRead }: ColumnChoiceProps) {
  const { headings, source } = table
  const locale = useLocale()
  const [chosen, setChosen] = useState(() => headings.map(({ column }) => column))
  // Employees need no phone.
  const known = isNamed(headings) && (table.list === 'employees' || isReachable(headings))
  const changed = chosen.some((column, index) => column !== headings[index]?.column)
  if (!source) return null
  const choose = (at: number, value: string) => {
    const column = importColumns.find(each => each === value) ?? null
    // One meaning belongs to one column: it moves.
    setChosen(all => all.map((each, index) => (index === at ? column : each === column ? null : each)))
  }
  return (
    <details className="text-sm" open={!known}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-link underline">
        {m.import_columns_choose()}
      </summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {headings.map(({ text, sample }, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
            key={index}
            label={text || m.import_column_unnamed({ number: index + 1 })}
            {...(sample && { hint: m.import_column_sample({ sample: sampleWords(sample, locale) }) })}
            value={chosen[index] ?? ''}
            onChange={event => choose(index, event.target.value)}
            options={[
              { value: '', label: m.import_column_ignored() },
              ...importColumns
                .filter(value => isOfList(value, table.list))
                .map(value => ({ value, label: columnWord(value) })),
            ]}
          />
        ))}
      </div>
      {reading.error && (
        <Banner className="mt-4" tone="negative" announce="alert" title={m.import_refused()}>
          {reading.error.message}
        </Banner>
      )}
      <Button
        className="mt-4"
        variant={known ? 'secondary' : 'primary'}
        loading={reading.isPending}
        disabled={!changed}
        onClick={() => onRead({ ...source, columns: chosen.map(column => column ?? '').join(',') })}
      >
        {m.import_columns_read()}
      </Button>
    </details>
  )
}
