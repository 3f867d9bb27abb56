import type { SecurityStatus } from './security-status.ts'

/** What an organiser opened: the data in full, the picture of one page, or the whole number in a list to be signed. */
export const passportParts = ['data', 'page', 'number'] as const

export type PassportPart = (typeof passportParts)[number]

/**
 * What an organiser opens a passport for: the check, a second look after it, a question of the person, or an incident that security looks into. They
 * are asked and the person reads the answer.
 */
export const viewingPurposes = ['check', 'review', 'question', 'inquiry'] as const

export type ViewingPurpose = (typeof viewingPurposes)[number]

/** Purposes after which data may be verified: nobody compares documents while answering a question. */
export const checkingPurposes = ['check', 'review'] as const satisfies readonly ViewingPurpose[]

export function isForChecking(purpose: ViewingPurpose): boolean {
  return (checkingPurposes as readonly ViewingPurpose[]).includes(purpose)
}

/** A list to be signed names whole numbers only where documents are compared; other purposes need no more than to tell two people apart. */
export function numberFor(purpose: ViewingPurpose, number: string): string {
  return isForChecking(purpose) ? number : maskedNumber(number)
}

const lettersLeft = 3

/** Only the last characters; of a number so short that they would be most of it, none. */
function maskedNumber(number: string): string {
  const signs = [...number.replace(/\s/g, '')]
  const left = signs.length >= 2 * lettersLeft ? lettersLeft : 0
  return signs.map((sign, index) => (index < signs.length - left ? '•' : sign)).join('')
}

const decided: readonly SecurityStatus[] = ['passportVerified', 'rejected']

/** The purpose of looking at a page where nobody was asked: what the state of the check tells. */
export function viewingPurpose(security: SecurityStatus): ViewingPurpose {
  return decided.includes(security) ? 'review' : 'check'
}

/** For so long after the data were opened its scans are shown as part of the same look, milliseconds. */
export const lookLasts = 10 * 60_000

/**
 * Whether a scan belongs to the look that the organiser has already left in the log: the page that shows the data shows its scans as well. One that came
 * later, or that is asked for by itself, is a look of its own.
 */
export function isPartOfLook(look: { at: Date } | null, scan: { at: Date; uploadedAt: Date }): boolean {
  if (!look || scan.uploadedAt > look.at) return false
  return scan.at.getTime() - look.at.getTime() <= lookLasts
}
