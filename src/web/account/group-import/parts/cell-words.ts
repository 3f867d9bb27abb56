import { parseIsoDate } from '#domain/edition/calendar-date.ts'
import type { ImportField } from '#domain/group/import-columns.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'

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
}

/** A value as people write it: 17.04.1986, +7 912 345-67-89, Россия. */
export function showCell(field: ImportField, value: string, countryName: (code: string) => string): string {
  if (field === 'citizenship') return countryName(value)
  if (field === 'phone') return formatPhone(value).replaceAll('\u00a0', ' ')
  if (field !== 'birthDate') return value
  const day = parseIsoDate(value)
  return day ? value.split('-').reverse().join('.') : value
}
