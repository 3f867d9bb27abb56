import type { ClipboardEvent } from 'react'
import { m } from '#messages/compiled/messages.js'
import { TextField } from '#web/ui/text-field.tsx'
import { formatDepartmentCode, formatNumber, formatSeries, splitSeriesAndNumber } from './format-document.ts'
import { PassportDate } from './passport-date.tsx'
import { PassportPart } from './passport-part.tsx'
import { usePassportField } from './use-passport-field.ts'

/** The Russian internal passport, in the order of its pages. */
export function RussianFields() {
  const { line, set } = usePassportField()
  const pasteBoth = (event: ClipboardEvent) => {
    const parts = splitSeriesAndNumber(event.clipboardData.getData('text'))
    if (!parts) return
    event.preventDefault()
    set('series', parts.series)
    set('number', parts.number)
  }
  return (
    <>
      <PassportPart title={m.passport_kind_russian()}>
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 sm:grid-cols-[8rem_12rem]">
          <TextField
            {...line('series', formatSeries)}
            label={m.passport_series()}
            hint={m.passport_series_hint()}
            inputMode="numeric"
            autoComplete="off"
            onPaste={pasteBoth}
            className="tabular"
          />
          <TextField
            {...line('number', formatNumber)}
            label={m.passport_number()}
            hint={m.passport_number_hint()}
            inputMode="numeric"
            autoComplete="off"
            onPaste={pasteBoth}
            className="tabular"
          />
        </div>
        <TextField
          {...line('issuedBy')}
          label={m.passport_issued_by()}
          hint={m.passport_issued_by_hint()}
          autoComplete="off"
        />
        <PassportDate name="issuedOn" label={m.passport_issued_on()} />
        <TextField
          {...line('departmentCode', formatDepartmentCode)}
          label={m.passport_department_code()}
          placeholder="770-001"
          inputMode="numeric"
          autoComplete="off"
          className="tabular max-w-40"
        />
      </PassportPart>
      <PassportPart title={m.passport_part_address()}>
        <TextField {...line('birthPlace')} label={m.passport_birth_place()} autoComplete="off" />
        <TextField
          {...line('registrationAddress')}
          label={m.passport_registration()}
          hint={m.passport_registration_hint()}
          autoComplete="street-address"
        />
      </PassportPart>
    </>
  )
}
