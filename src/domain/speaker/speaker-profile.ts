/** Longest biography in one language, in characters; the limit of a public card. */
export const biographyLength = 2000

/** What a speaker tells about themselves (spec point 3); null for an empty field. */
export type SpeakerProfile = {
  lastName: string | null
  firstName: string | null
  middleName: string | null
  latinLastName: string | null
  latinFirstName: string | null
  latinMiddleName: string | null
  positionRu: string | null
  positionEn: string | null
  companyRu: string | null
  companyEn: string | null
  biographyRu: string | null
  biographyEn: string | null
}

export type SpeakerField = keyof SpeakerProfile

/** The fields in the order of the form: each Russian text next to its English one. */
export const speakerFields: readonly SpeakerField[] = [
  'lastName',
  'latinLastName',
  'firstName',
  'latinFirstName',
  'middleName',
  'latinMiddleName',
  'positionRu',
  'positionEn',
  'companyRu',
  'companyEn',
  'biographyRu',
  'biographyEn',
]

/** Texts of a card, in Russian and in English. */
const texts = [
  ['positionRu', 'positionEn'],
  ['companyRu', 'companyEn'],
  ['biographyRu', 'biographyEn'],
] as const satisfies readonly (readonly SpeakerField[])[]

/** Whose texts editors translate (product.md §5); somebody who told no citizenship writes both languages. */
export function isForeignSpeaker(citizenship: string | null): boolean {
  return citizenship !== null && citizenship !== 'RU'
}

/** Names in Cyrillic; a person without them is published under the Latin name in both languages (product.md §5). */
const cyrillic: readonly SpeakerField[] = ['lastName', 'firstName']

/**
 * What a person still has to write for a public card, in the order of the form; empty when complete. A foreign speaker writes each text in one
 * language, and editors translate it.
 */
export function missingOfSpeaker(profile: SpeakerProfile, { foreign }: { foreign: boolean }): SpeakerField[] {
  const begun = profile.lastName || profile.firstName || profile.middleName
  // A middle name is given in both scripts or in neither: nothing half-translated is published.
  const middle: SpeakerField[] = [
    ...(begun && profile.latinMiddleName ? (['middleName'] as const) : []),
    ...(profile.middleName ? (['latinMiddleName'] as const) : []),
  ]
  const written = texts.flatMap(([ru, en]) => (!foreign ? [ru, en] : profile[ru] || profile[en] ? [] : [en]))
  const names: SpeakerField[] = ['latinLastName', 'latinFirstName', ...(begun ? cyrillic : [])]
  const wanted = new Set([...names, ...middle, ...written])
  return speakerFields.filter(field => wanted.has(field) && !profile[field])
}

/** The public card in both languages, from a complete profile. */
export function speakerCardOf(profile: SpeakerProfile) {
  const latin = {
    firstName: profile.latinFirstName ?? '',
    middleName: profile.latinMiddleName ?? '',
    lastName: profile.latinLastName ?? '',
  }
  const hasCyrillic = Boolean(profile.lastName && profile.firstName)
  return {
    firstName: { ru: hasCyrillic ? (profile.firstName ?? '') : latin.firstName, en: latin.firstName },
    middleName: { ru: hasCyrillic ? (profile.middleName ?? '') : latin.middleName, en: latin.middleName },
    lastName: { ru: hasCyrillic ? (profile.lastName ?? '') : latin.lastName, en: latin.lastName },
    position: { ru: profile.positionRu ?? '', en: profile.positionEn ?? '' },
    company: { ru: profile.companyRu ?? '', en: profile.companyEn ?? '' },
    biography: { ru: profile.biographyRu ?? '', en: profile.biographyEn ?? '' },
  }
}

/** Whether a person may still edit their speaker data: until the card is on the site (spec point 4), and while they are a speaker with an application under way. */
export function speakerAccess(facts: {
  role: string
  status: string
  published: boolean
}): 'open' | 'published' | 'none' {
  if (facts.role !== 'speaker' || (facts.status !== 'pending' && facts.status !== 'approved')) return 'none'
  return facts.published ? 'published' : 'open'
}
