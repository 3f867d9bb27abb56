import type { SpeakerField } from '#domain/speaker/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'

/** The labels of the fields, for the form, the error summary, the list of missing fields and change requests. */
export const speakerLabels: Record<SpeakerField, () => string> = {
  lastName: m.signup_field_last_name,
  latinLastName: m.signup_field_latin_last_name,
  firstName: m.signup_field_first_name,
  latinFirstName: m.signup_field_latin_first_name,
  middleName: m.speaker_profile_field_middle,
  latinMiddleName: m.speaker_profile_field_latin_middle,
  positionRu: m.speaker_profile_field_position_ru,
  positionEn: m.speaker_profile_field_position_en,
  companyRu: m.speaker_profile_field_company_ru,
  companyEn: m.speaker_profile_field_company_en,
  biographyRu: m.speaker_profile_field_biography_ru,
  biographyEn: m.speaker_profile_field_biography_en,
}
