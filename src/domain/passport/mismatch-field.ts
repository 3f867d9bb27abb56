/** What of an application may differ from the document, in the order of the document. */
const named = ['lastName', 'firstName', 'middleName', 'birthDate'] as const
const russian = [
  'seriesNumber',
  'departmentCode',
  'issuedOn',
  'issuedBy',
  'birthPlace',
  'registration',
] as const
const foreign = ['number', 'issuingCountry', 'expiresOn', 'birthPlace'] as const

export type MismatchField =
  | (typeof named)[number]
  | (typeof russian)[number]
  | (typeof foreign)[number]
  | 'scan'

/** What may differ on a document of either kind: several people are sent back for the same. */
export const sharedMismatchFields = [...named, 'birthPlace', 'scan'] as const
export type SharedMismatchField = (typeof sharedMismatchFields)[number]

/** With the fields before them, the details fit into the thousand characters of a note. */
export const longestMismatchDetails = 700

/** What may differ on a document of this kind; last, that its scan cannot be read. */
export function mismatchFieldsOf(kind: 'russian' | 'foreign'): readonly MismatchField[] {
  return [...named, ...(kind === 'russian' ? russian : foreign), 'scan']
}
