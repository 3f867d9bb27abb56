import { CircleCheck, CircleX, Hourglass, type LucideIcon, UserRoundX } from 'lucide-react'
import type { VolunteerDecision } from '#contract/organiser-volunteer.ts'
import type { VolunteerState } from '#domain/volunteer/volunteer-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tone } from '#web/ui/tone.ts'

/** The tabs of the list. */
export const volunteerTabs: Record<VolunteerState, () => string> = {
  new: m.volunteer_tab_new,
  accepted: m.volunteer_tab_accepted,
  confirmed: m.volunteer_tab_confirmed,
  reserve: m.volunteer_tab_reserve,
  declined: m.volunteer_tab_declined,
  withdrawn: m.volunteer_tab_withdrawn,
}

export const volunteerTones: Record<VolunteerState, Tone> = {
  new: 'attention',
  accepted: 'info',
  confirmed: 'positive',
  reserve: 'neutral',
  declined: 'negative',
  withdrawn: 'neutral',
}

export const decisionWords: Record<VolunteerDecision, () => string> = {
  accept: m.volunteer_do_accept,
  reserve: m.volunteer_do_reserve,
  decline: m.volunteer_do_decline,
  withdraw: m.volunteer_do_withdraw,
}

export const decisionIcons: Record<VolunteerDecision, LucideIcon> = {
  accept: CircleCheck,
  reserve: Hourglass,
  decline: CircleX,
  withdraw: UserRoundX,
}
