import { m } from '#messages/compiled/messages.js'

/** The name of each field of a person, in the form, the summary of errors and the review alike. */
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
  country: m.signup_field_country,
  position: m.signup_field_position,
  phone: m.signup_field_phone,
  email: m.signup_field_email,
}
