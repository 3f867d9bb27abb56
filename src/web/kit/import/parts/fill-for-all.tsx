import { useState } from 'react'
import type { ImportField } from '#domain/import/import-columns.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ImportTable } from '../use-import-table.ts'
import { choices } from './cell-control.tsx'
import { fieldWords } from './cell-words.ts'

/** What a whole office has in common. */
const common = [
  'work',
  'registrationAddress',
  'citizenship',
  'position',
  'email',
  'mediaName',
  'mediaWebsite',
] as const satisfies ImportField[]

/** One value for everybody whose cell is empty: «Россия» for twenty-five colleagues. */
export function FillForAll({ table, disabled }: { table: ImportTable; disabled: boolean }) {
  const fields = common.filter(field => table.shown.includes(field))
  const emptyOf = (field: ImportField) => table.rows.filter(({ texts }) => texts[field].trim() === '').length
  const [chosen, setField] = useState<ImportField | null>(null)
  const field = chosen ?? fields[0] ?? 'citizenship'
  const [typed, setText] = useState<string | null>(null)
  const options = choices[field]
  const text = typed ?? startOf(field)
  const empty = emptyOf(field)
  if (fields.every(each => emptyOf(each) === 0)) return null
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={event => {
        event.preventDefault()
        table.fillEmpty(field, text.trim())
      }}
    >
      <SelectField
        label={m.import_fill_label()}
        value={field}
        onChange={event => {
          setField(fields.find(each => each === event.target.value) ?? null)
          setText(null)
        }}
        options={fields.map(value => ({ value, label: fieldWords[value]() }))}
      />
      {options ? (
        <SelectField
          label={m.import_fill_value()}
          value={text}
          onChange={event => setText(event.target.value)}
          options={Object.entries(options).map(([value, word]) => ({ value, label: word() }))}
        />
      ) : (
        <TextField
          label={m.import_fill_value()}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      )}
      <Button type="submit" variant="secondary" disabled={disabled || empty === 0 || text.trim() === ''}>
        {m.import_fill({ count: empty })}
      </Button>
    </form>
  )
}

/** What most lists need. */
function startOf(field: ImportField): string {
  if (field === 'citizenship') return m.import_fill_citizenship()
  return Object.keys(choices[field] ?? {})[0] ?? ''
}
