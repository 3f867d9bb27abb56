import { Controller, useFormContext } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { PassportPart } from './passport-part.tsx'
import type { PassportValues } from './passport-values.ts'
import { ScanField } from './scan-field.tsx'
import { usePassportField } from './use-passport-field.ts'

type Page = 'mainPageFileGuid' | 'registrationPageFileGuid'

/** The scans that the document needs: two of a Russian passport, one of any other (spec point 3, passport). */
export function ScanFields({ participant }: { participant: string }) {
  const { control, watch, clearErrors } = useFormContext<PassportValues>()
  const { errorOf } = usePassportField()
  const pages: [Page, string][] = [
    ['mainPageFileGuid', m.passport_scan_main()],
    ...(watch('kind') === 'russian'
      ? [['registrationPageFileGuid', m.passport_scan_registration()] satisfies [Page, string]]
      : []),
  ]
  return (
    <PassportPart title={m.passport_part_scans()} lead={m.passport_scans_lead()}>
      {pages.map(([name, label]) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <ScanField
              participant={participant}
              page={name === 'mainPageFileGuid' ? 'main' : 'registration'}
              name={name}
              label={label}
              value={field.value}
              error={errorOf(name)}
              onChange={fileGuid => {
                if (fileGuid) clearErrors(name)
                field.onChange(fileGuid)
              }}
            />
          )}
        />
      ))}
    </PassportPart>
  )
}
