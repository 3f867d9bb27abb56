import { m } from '#messages/compiled/messages.js'

/** The labels of a person's fields, for the form, the error summary and the review; in the order of the form. */
export const personLabels = {
  citizenship: m.signup_field_citizenship,
  lastName: m.signup_field_last_name,
  firstName: m.signup_field_first_name,
  middleName: m.signup_field_middle_name,
  noMiddleName: m.signup_field_no_middle_name,
  latinLastName: m.signup_field_latin_last_name,
  latinFirstName: m.signup_field_latin_first_name,
  prefix: m.signup_field_prefix,
  birthDate: m.signup_field_birth_date,
  position: m.signup_field_position,
  phone: m.signup_field_phone,
  email: m.signup_field_email,
  country: m.signup_field_country,
}

/** The same in the order for this citizenship: holders of a foreign passport are asked for the Latin name first. */
export function personLabelsOf(citizenship: string | null): typeof personLabels {
  if (!citizenship || citizenship === 'RU') return personLabels
  const { citizenship: first, latinLastName, latinFirstName, ...others } = personLabels
  return { citizenship: first, latinLastName, latinFirstName, ...others }
}
