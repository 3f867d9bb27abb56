import type { FieldErrors } from 'react-hook-form'
import type { PassportBody } from '#contract/passport.ts'
import { m } from '#messages/compiled/messages.js'
import { fieldSentence } from '#web/kit/form/field-errors.ts'
import { labelledError } from '#web/kit/form/labelled-error.ts'
import type { SummaryError } from '#web/ui/error-summary.tsx'
import type { PassportValues } from './passport-values.ts'

/** In the order in which the fields stand in the form, whichever document it is. */
const labels: Partial<Record<keyof PassportValues, () => string>> = {
  issuingCountry: m.passport_issuing_country,
  series: m.passport_series,
  number: m.passport_number,
  issuedBy: m.passport_issued_by,
  issuedOn: m.passport_issued_on,
  departmentCode: m.passport_department_code,
  expiresOn: m.passport_expires_on,
  birthPlace: m.passport_birth_place,
  registrationAddress: m.passport_registration,
  mainPageFileGuid: m.passport_scan_main,
  registrationPageFileGuid: m.passport_scan_registration,
}

const order = Object.keys(labels)

/** The errors of the passport form for the summary on top, each with the name of its field, as they stand below. */
export function passportErrors(
  errors: FieldErrors<PassportValues>,
  kind: PassportBody['kind'],
  locale: 'ru' | 'en',
): SummaryError[] {
  const below = Object.entries(errors).toSorted(
    ([left], [right]) => order.indexOf(left) - order.indexOf(right),
  )
  return below.flatMap(([field, error]) => {
    if (field === 'birthDate')
      return [{ field, message: labelledError(m.signup_field_birth_date(), m.passport_birth_wrong()) }]
    const message = fieldSentence(typeof error?.message === 'string' ? error.message : undefined, locale)
    if (!message) return []
    const label =
      kind === 'foreign' && field === 'number'
        ? m.passport_foreign_number
        : (labels as Record<string, (() => string) | undefined>)[field]
    return [{ field, message: labelledError(label?.(), message) }]
  })
}
