import { transliterateName } from '../person/transliteration.ts'
import type { SpeakerProfile } from './speaker-profile.ts'

/** What is known of a person before they fill in the speaker's form. */
export type KnownPerson = {
  lastName: string | null
  firstName: string | null
  middleName: string | null
  latinLastName: string | null
  latinFirstName: string | null
  position: string | null
  companyShortName: string | null
}

/** Prefills a speaker's form: names in both scripts, position and company in the language in which they were written. */
export function proposedSpeaker(known: KnownPerson): SpeakerProfile {
  const { lastName, firstName, middleName, latinLastName, latinFirstName, position } = known
  const company = known.companyShortName
  return {
    ...{ lastName, firstName, middleName },
    latinLastName: latinLastName ?? (lastName && transliterateName(lastName)),
    latinFirstName: latinFirstName ?? (firstName && transliterateName(firstName)),
    latinMiddleName: middleName && transliterateName(middleName),
    ...{ positionRu: inRussian(position), positionEn: inEnglish(position) },
    ...{ companyRu: inRussian(company), companyEn: inEnglish(company) },
    biographyRu: null,
    biographyEn: null,
  }
}

const cyrillic = /\p{Script=Cyrillic}/u

function inRussian(text: string | null): string | null {
  return text && cyrillic.test(text) ? text : null
}

/** Only a text without Cyrillic letters; a name like «Falcon» is not copied to the Russian field until the person does so. */
function inEnglish(text: string | null): string | null {
  return text && !cyrillic.test(text) ? text : null
}
