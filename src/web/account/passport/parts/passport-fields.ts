import type { PassportBody } from '#contract/passport.ts'
import { m } from '#messages/compiled/messages.js'
import { type NamedField, namedFields } from '#web/kit/contract-form/summary-errors.ts'

/** In the order of the form, for both kinds of document. */
const labels = {
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

/** The form's fields as the summary names them, in order. The date of birth is the profile's and has no box here. */
export function passportFields(kind: PassportBody['kind']): NamedField[] {
  const number = kind === 'foreign' ? m.passport_foreign_number : m.passport_number
  return namedFields({ birthDate: m.signup_field_birth_date, ...labels, number })
}
