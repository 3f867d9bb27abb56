import { BadgeCheck, CircleAlert, CirclePause, type LucideIcon, RotateCcw, ShieldX } from 'lucide-react'
import type { SecurityDecision } from '#contract/organiser-passport.ts'
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
