import { Plus, Trash2 } from 'lucide-react'
import { useController } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { fieldSentence } from '#web/kit/contract-form/field-sentence.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { FieldGroup } from '#web/ui/form-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type SettingsFieldProps, Theirs } from './settings-fields.tsx'
import { joinVatRows, splitVatRows, type VatRow } from './settings-form.ts'
import { vatText } from './settings-words.ts'

/** The rates of VAT, each with its first day. */
export function VatField(props: SettingsFieldProps) {
  const locale = useLocale()
  const moments = useMoments()
  const { field, fieldState } = useController({ control: props.form.control, name: 'vatRates' })
  const rows = splitVatRows(field.value)
  const put = (next: VatRow[]) => field.onChange(joinVatRows(next))
  const change = (index: number, part: Partial<VatRow>) =>
    put(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  const other = props.theirs.vatRates
  return (
    <FieldGroup
      label={m.content_edition_vat()}
      hint={m.content_edition_vat_hint()}
      error={fieldSentence(fieldState.error?.message, locale)}
    >
      <ul className="space-y-4">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place while its day is being typed
          <li key={index} className="flex flex-wrap items-end gap-x-4 gap-y-2">
            <DateField
              name={index === 0 ? 'vatRates' : undefined}
              label={m.content_edition_vat_from()}
              partLabels={{
                day: m.content_date_day(),
                month: m.content_date_month(),
                year: m.content_date_year(),
              }}
              value={row.from}
              onChange={from => change(index, { from })}
            />
            <TextField
              label={m.content_edition_vat_percent()}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              className="tabular"
              fieldClassName="w-28"
              value={row.percent}
              onChange={({ target }) => change(index, { percent: target.value })}
            />
            {rows.length > 1 && (
              <IconButton
                label={m.content_edition_vat_remove()}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => put(rows.filter((_, at) => at !== index))}
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        className="mt-3"
        icon={<Plus aria-hidden="true" />}
        onClick={() => put([...rows, { from: '', percent: '' }])}
      >
        {m.content_edition_vat_add()}
      </Button>
      {other !== undefined && (
        <Theirs {...props} path="vatRates" shownAs={vatText(splitVatRows(other), moments.day)} />
      )}
    </FieldGroup>
  )
}
