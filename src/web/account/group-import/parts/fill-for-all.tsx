import { useState } from 'react'
import type { ImportField } from '#domain/group/import-columns.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { fieldWords } from './cell-words.ts'
import type { ImportTable } from './use-import-table.ts'

/** What a whole office has in common. */
const common = [
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
  const [field, setField] = useState<ImportField>('citizenship')
  const [text, setText] = useState<string>(m.import_fill_citizenship())
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
          const next = fields.find(each => each === event.target.value) ?? 'citizenship'
          setField(next)
          setText(next === 'citizenship' ? m.import_fill_citizenship() : '')
        }}
        options={fields.map(value => ({ value, label: fieldWords[value]() }))}
      />
      <TextField label={m.import_fill_value()} value={text} onChange={event => setText(event.target.value)} />
      <Button type="submit" variant="secondary" disabled={disabled || empty === 0 || text.trim() === ''}>
        {m.import_fill({ count: empty })}
      </Button>
    </form>
  )
}
