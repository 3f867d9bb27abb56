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

/** Consents to messages that a forum may send or not; they are asked for only where it is going to (152-FZ, article 5: no more than the purpose needs). */
export const plannedKinds = ['notifications', 'advertising'] as const satisfies readonly ConsentKind[]
export type PlannedKind = (typeof plannedKinds)[number]

/** Whether a consent is asked for at all, given the messages that the edition plans. */
export function isAsked(kind: ConsentKind, planned: readonly PlannedKind[]): boolean {
  const optional = plannedKinds.find(one => one === kind)
  return optional === undefined || planned.includes(optional)
}

/** An application cannot be finished without these; the others stay a free choice. */
export const requiredForApplication: readonly ConsentKind[] = ['processing', 'badgePhotograph']

/** The consents that a required set still lacks. */
export function missingConsents(
  given: readonly ConsentKind[],
  required: readonly ConsentKind[],
): ConsentKind[] {
  return required.filter(kind => !given.includes(kind))
}
