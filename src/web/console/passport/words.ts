import { BadgeCheck, CircleAlert, CirclePause, type LucideIcon, RotateCcw, ShieldX } from 'lucide-react'
import type { SecurityDecision } from '#contract/organiser-passport.ts'
import type { MismatchField } from '#domain/passport/mismatch-field.ts'
import type { ViewingPurpose } from '#domain/passport/passport-viewing.ts'
import { m } from '#messages/compiled/messages.js'

export const passportDecisionIcons: Record<SecurityDecision, LucideIcon> = {
  verify: BadgeCheck,
  fail: CircleAlert,
  refuse: ShieldX,
  hold: CirclePause,
  lookAgain: RotateCcw,
}

/** The purposes on the buttons of the question, and what each is meant for. */
export const passportPurposeLabels: Record<ViewingPurpose, () => string> = {
  check: m.organiser_purpose_check,
  review: m.organiser_purpose_review,
  question: m.organiser_purpose_asked,
  inquiry: m.organiser_purpose_inquiry,
}

export const passportPurposeHints: Record<ViewingPurpose, () => string> = {
  check: m.organiser_purpose_check_hint,
  review: m.organiser_purpose_review_hint,
  question: m.organiser_purpose_asked_hint,
  inquiry: m.organiser_purpose_inquiry_hint,
}

type Named = (given: { name: string }) => string

// The messages are named in full rather than built from the code, so that the bundler can drop unused ones.
/** The words of each decision: on the button, in its dialog, and when it is done. */
export const passportDecisionWords: Record<
  SecurityDecision,
  { verb: () => string; title: () => string; lead: Named; done: Named }
> = {
  verify: {
    verb: m.organiser_passport_verify,
    title: m.organiser_passport_verify_title,
    lead: m.organiser_passport_verify_lead,
    done: m.organiser_passport_verify_done,
  },
  fail: {
    verb: m.organiser_passport_fail,
    title: m.organiser_passport_fail_title,
    lead: m.organiser_passport_fail_lead,
    done: m.organiser_passport_fail_done,
  },
  refuse: {
    verb: m.organiser_passport_refuse,
    title: m.organiser_passport_refuse_title,
    lead: m.organiser_passport_refuse_lead,
    done: m.organiser_passport_refuse_done,
  },
  hold: {
    verb: m.organiser_passport_hold,
    title: m.organiser_passport_hold_title,
    lead: m.organiser_passport_hold_lead,
    done: m.organiser_passport_hold_done,
  },
  lookAgain: {
    verb: m.organiser_passport_lookAgain,
    title: m.organiser_passport_lookAgain_title,
    lead: m.organiser_passport_lookAgain_lead,
    done: m.organiser_passport_lookAgain_done,
  },
}

type Told = (given: Record<string, never>, options: { locale: 'ru' | 'en' }) => string

const mismatchWords: Record<MismatchField, Told> = {
  lastName: m.mismatch_lastName,
  firstName: m.mismatch_firstName,
  middleName: m.mismatch_middleName,
  birthDate: m.mismatch_birthDate,
  seriesNumber: m.mismatch_seriesNumber,
  departmentCode: m.mismatch_departmentCode,
  issuedOn: m.mismatch_issuedOn,
  issuedBy: m.mismatch_issuedBy,
  birthPlace: m.mismatch_birthPlace,
  registration: m.mismatch_registration,
  number: m.mismatch_number,
  issuingCountry: m.mismatch_issuingCountry,
  expiresOn: m.mismatch_expiresOn,
  scan: m.mismatch_scan,
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const mismatchLabel = (field: MismatchField, locale: 'ru' | 'en') =>
  capitalised(mismatchWords[field]({}, { locale }))

/** What the person reads and the operator names on the phone: which fields differ, and what was typed about them. */
export function mismatchNote(
  fields: readonly MismatchField[],
  { details, locale }: { details: string; locale: 'ru' | 'en' },
): string {
  const named = fields.map(field => mismatchWords[field]({}, { locale })).join(', ')
  return [`${capitalised(named)}.`, details].filter(Boolean).join(' ')
}
