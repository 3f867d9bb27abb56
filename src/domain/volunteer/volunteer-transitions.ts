import { decideTransition, type Transition } from '../transition/transition.ts'

/** How far a volunteer has come: a new form, invited, coming by their own word, kept in reserve, declined by the organiser, withdrawn. */
export const volunteerStates = ['new', 'accepted', 'confirmed', 'reserve', 'declined', 'withdrawn'] as const

export type VolunteerState = (typeof volunteerStates)[number]

/** Those whom the forum counts on: they have shifts, and security looks at them. */
export const comingStates = ['accepted', 'confirmed'] as const satisfies readonly VolunteerState[]

export type VolunteerActor = 'organiser' | 'volunteer'

/**
 * The choice of volunteers. Whoever is no longer counted on leaves security's queue with their pass before the state changes, and their shifts after it. A
 * withdrawn form is over: its phone may send a new one.
 */
export const volunteerTransitions = {
  accept: {
    from: ['new', 'reserve', 'declined'],
    to: 'accepted',
    who: ['organiser'],
    effects: ['send-for-review', 'notify-accepted'],
    logged: 'acceptVolunteer',
  },
  reserve: {
    from: ['new', 'accepted', 'confirmed'],
    to: 'reserve',
    who: ['organiser'],
    before: ['end-review'],
    effects: ['end-shifts', 'notify-reserve'],
    logged: 'reserveVolunteer',
  },
  decline: {
    from: ['new', 'accepted', 'confirmed', 'reserve'],
    to: 'declined',
    who: ['organiser'],
    before: ['end-review'],
    effects: ['end-shifts', 'notify-declined'],
    logged: 'declineVolunteer',
  },
  confirm: {
    from: ['accepted'],
    to: 'confirmed',
    who: ['volunteer'],
    effects: [],
    logged: 'confirmVolunteer',
  },
  withdraw: {
    from: ['new', 'accepted', 'confirmed', 'reserve'],
    to: 'withdrawn',
    who: ['volunteer', 'organiser'],
    before: ['end-review'],
    effects: ['end-shifts', 'notify-withdrawn'],
    logged: 'withdrawVolunteer',
  },
} as const satisfies Record<string, Transition<VolunteerState, VolunteerActor, string>>

export type VolunteerAction = keyof typeof volunteerTransitions

/** Decides an action on a volunteer. */
export function decideVolunteer(
  action: VolunteerAction,
  facts: { state: VolunteerState; actor: VolunteerActor },
) {
  const row: Transition<VolunteerState, VolunteerActor, string> = volunteerTransitions[action]
  return decideTransition(row, { status: facts.state, actor: facts.actor })
}

/** Whether the forum counts on them. */
export function isComing(state: VolunteerState): boolean {
  return (comingStates as readonly VolunteerState[]).includes(state)
}
