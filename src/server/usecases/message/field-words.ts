import type { correctedFields } from '#contract/organiser-person.ts'
import { m } from '#messages/compiled/messages.js'

const words: Record<
  (typeof correctedFields)[number] | 'birthDate',
  (given: object, options: { locale: 'ru' | 'en' }) => string
> = {
  lastName: m.signup_field_last_name,
  firstName: m.signup_field_first_name,
  middleName: m.signup_field_middle_name,
  latinLastName: m.signup_field_latin_last_name,
  latinFirstName: m.signup_field_latin_first_name,
  birthDate: m.signup_field_birth_date,
}

/** The names of fields as the cabinet shows them: "Фамилия, Имя". */
export function fieldsInWords(fields: readonly (keyof typeof words)[], locale: 'ru' | 'en'): string {
  return fields.map(field => words[field]({}, { locale })).join(', ')
}
