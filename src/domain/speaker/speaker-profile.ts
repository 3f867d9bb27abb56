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

/** Required of everybody for a card in both languages. */
const needed: readonly SpeakerField[] = [
  'latinLastName',
  'latinFirstName',
  'positionRu',
  'positionEn',
  'companyRu',
  'companyEn',
  'biographyRu',
  'biographyEn',
]

/** Names in Cyrillic; a person without them is published under the Latin name in both languages (product.md §5). */
const cyrillic: readonly SpeakerField[] = ['lastName', 'firstName']

/** What a public card still lacks, in the order of the form; empty when complete. */
export function missingOfSpeaker(profile: SpeakerProfile): SpeakerField[] {
  const begun = profile.lastName || profile.firstName || profile.middleName
  // A middle name is given in both scripts or in neither: nothing half-translated is published.
  const middle: SpeakerField[] = [
    ...(begun && profile.latinMiddleName ? (['middleName'] as const) : []),
    ...(profile.middleName ? (['latinMiddleName'] as const) : []),
  ]
  const wanted = new Set([...(begun ? cyrillic : []), ...middle, ...needed])
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
