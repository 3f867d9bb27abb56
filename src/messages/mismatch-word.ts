import type { MismatchField } from '#domain/passport/mismatch-field.ts'
import { m } from './compiled/messages.js'
import type { Word } from './word.ts'

const mismatchWords: Record<MismatchField, Word> = {
  lastName: m.mismatch_lastName,
  firstName: m.mismatch_firstName,
  middleName: m.mismatch_middleName,
  birthDate: m.mismatch_birthDate,
  seriesNumber: m.mismatch_seriesNumber,
  departmentCode: m.mismatch_departmentCode,
  issuedOn: m.mismatch_issuedOn,
  issuedBy: m.mismatch_issuedBy,
  birthPlace: m.mismatch_birthPlace,
  registration: m.mismatch_registration,
  number: m.mismatch_number,
  issuingCountry: m.mismatch_issuingCountry,
  expiresOn: m.mismatch_expiresOn,
  scan: m.mismatch_scan,
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const mismatchLabel = (field: MismatchField, locale: 'ru' | 'en') =>
  capitalised(mismatchWords[field]({}, { locale }))

/** What the person reads and the operator names on the phone: which fields differ, and what was typed about them. */
export function mismatchNote(
  fields: readonly MismatchField[],
  { details, locale }: { details: string; locale: 'ru' | 'en' },
): string {
  const named = fields.map(field => mismatchWords[field]({}, { locale })).join(', ')
  return [`${capitalised(named)}.`, details].filter(Boolean).join(' ')
}
