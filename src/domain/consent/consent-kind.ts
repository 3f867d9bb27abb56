/** Each consent is its own box, its own text with a version and its own record (law 156-FZ; product.md §6a). */
export const consentKinds = [
  'processing',
  'distribution',
  'advertising',
  'cardPayment',
  'notifications',
  'speakerPublication',
  'payerDetails',
  'badgePhotograph',
] as const

export type ConsentKind = (typeof consentKinds)[number]

/** An application cannot be finished without these; the others stay a free choice. */
export const requiredForApplication: readonly ConsentKind[] = ['processing', 'badgePhotograph']

/** The consents that a required set still lacks. */
export function missingConsents(
  given: readonly ConsentKind[],
  required: readonly ConsentKind[],
): ConsentKind[] {
  return required.filter(kind => !given.includes(kind))
}
