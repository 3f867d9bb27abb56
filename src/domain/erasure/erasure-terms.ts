import type { ConsentKind } from '../consent/consent-kind.ts'
import { addDays, anniversary, type IsoDate, parseIsoDate } from '../edition/calendar-date.ts'

/** How long each kind of data is kept, as the privacy policy and the consents promise (content/ru/policy.json, content/ru/consents.json). */
const daysOfAdmission = 30
export const yearsOfPerson = 3
/** Counted from the end of the year of the paper (402-FZ, article 29). */
const yearsOfBooks = 5
export const yearsOfConsent = 3
export const yearsOfProof = 3

/** The last day on which passports, their scans and photographs of a forum that ends on this day are kept. */
export function admissionDataKeptUntil(endsOn: IsoDate): IsoDate {
  return addDays(checked(endsOn), daysOfAdmission)
}

/** The last day on which the applications and the correspondence of a forum that ends on this day are kept. */
export function peopleKeptUntil(endsOn: IsoDate): IsoDate {
  const day = parseIsoDate(endsOn)
  return anniversary(day ?? notADay(endsOn), yearsOfPerson)
}

/** The newest year whose accounting papers need no names any more. */
export function lastYearWithoutNames(today: IsoDate): number {
  return Number(checked(today).slice(0, 4)) - yearsOfBooks - 1
}

/** The same moment so many years before; 29 February becomes 1 March. */
export function yearsBefore(at: Date, years: number): Date {
  const before = new Date(at.getTime())
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before
}

/**
 * When a consent ends by itself, as its text says: so many years after it was given, with the data needed for admission, with the year of the forum,
 * or with everything else about the person.
 */
export type ConsentTerm = 'years' | 'admission' | 'year' | 'person'

export const consentTerms: Record<ConsentKind, ConsentTerm> = {
  processing: 'person',
  distribution: 'years',
  advertising: 'years',
  cardPayment: 'admission',
  notifications: 'year',
  speakerPublication: 'years',
  payerDetails: 'admission',
  badgePhotograph: 'admission',
}

/** Whether consents of a term that hangs on the forum have ended. */
export function isTermOver(
  term: Exclude<ConsentTerm, 'years'>,
  { endsOn, today }: { endsOn: IsoDate; today: IsoDate },
): boolean {
  if (term === 'admission') return today > admissionDataKeptUntil(endsOn)
  if (term === 'year') return today.slice(0, 4) > endsOn.slice(0, 4)
  return today > peopleKeptUntil(endsOn)
}

function checked(day: IsoDate): IsoDate {
  return parseIsoDate(day) ? day : notADay(day)
}

function notADay(day: string): never {
  throw new RangeError(`${day} is no day`)
}
