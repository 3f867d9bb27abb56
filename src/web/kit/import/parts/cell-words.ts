import { mediaNameLimit, positionLimit } from '#contract/application-form.ts'
import { parseIsoDate } from '#domain/edition/calendar-date.ts'
import type { ImportField } from '#domain/import/import-columns.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'

export const fieldWords: Record<ImportField, () => string> = {
  lastName: m.import_field_lastName,
  firstName: m.import_field_firstName,
  middleName: m.import_field_middleName,
  latinLastName: m.import_field_latinLastName,
  latinFirstName: m.import_field_latinFirstName,
  phone: m.import_field_phone,
  email: m.import_field_email,
  birthDate: m.import_field_birthDate,
  citizenship: m.import_field_citizenship,
  position: m.import_field_position,
  role: m.import_field_role,
  companyInn: m.import_field_companyInn,
  passportSeries: m.import_field_passportSeries,
  passportNumber: m.import_field_passportNumber,
  mediaName: m.import_field_mediaName,
  mediaWebsite: m.import_field_mediaWebsite,
  registrationAddress: m.staff_employee_address,
  work: m.staff_work_title,
}

/** What a cell that is too long is told; the rows come cut to some length of their own, so how long it was is not known. */
const limits: Partial<Record<ImportField, number>> = { position: positionLimit, mediaName: mediaNameLimit }

/** Only initials or a shortened word: the letters are right, the dots are not. */
const shortened = /^[А-ЯЁа-яё' -]*\.[А-ЯЁа-яё'. -]*$/

type CellFault = { field: ImportField; code: ErrorCode; typed: string; repeats: number | null }

/** What is wrong with a cell, said for its column. */
export function faultWords({ field, code, typed, repeats }: CellFault, locale: 'ru' | 'en'): string {
  const limit = limits[field]
  if (code === 'twice_in_list' && repeats !== null) return m.import_repeats({ number: repeats })
  if (code === 'value_invalid' && field === 'citizenship') return m.import_country_unknown({ typed })
  if (code === 'value_invalid' && field === 'work') return m.import_work_unknown({ typed })
  if (code === 'value_invalid' && field === 'role') return m.import_role_unknown({ typed })
  if (code === 'too_long' && limit) return m.import_too_long({ limit })
  if (code === 'only_cyrillic' && shortened.test(typed)) return m.import_shortened()
  return errorSentence(code, locale)
}

/** A value as people write it: 17.04.1986, +7 912 345-67-89, Россия. */
export function showCell(field: ImportField, value: string, countryName: (code: string) => string): string {
  if (field === 'citizenship') return countryName(value)
  if (field === 'phone') return formatPhone(value).replaceAll('\u00a0', ' ')
  if (field !== 'birthDate') return value
  const day = parseIsoDate(value)
  return day ? value.split('-').reverse().join('.') : value
}
