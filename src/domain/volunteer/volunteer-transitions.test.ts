import { describe, expect, it } from 'vitest'
import {
  comingStates,
  decideVolunteer,
  isComing,
  type VolunteerAction,
  type VolunteerActor,
  type VolunteerState,
  volunteerStates,
  volunteerTransitions,
} from './volunteer-transitions.ts'

/** By hand: what each action makes of each state, or a dash where it is not open. */
const expected: Record<VolunteerAction, Record<VolunteerState, VolunteerState | '-'>> = {
  accept: {
    new: 'accepted',
    accepted: '-',
    confirmed: '-',
    reserve: 'accepted',
    declined: 'accepted',
    withdrawn: '-',
  },
  reserve: {
    new: 'reserve',
    accepted: 'reserve',
    confirmed: 'reserve',
    reserve: '-',
    declined: '-',
    withdrawn: '-',
  },
  decline: {
    new: 'declined',
    accepted: 'declined',
    confirmed: 'declined',
    reserve: 'declined',
    declined: '-',
    withdrawn: '-',
  },
  confirm: { new: '-', accepted: 'confirmed', confirmed: '-', reserve: '-', declined: '-', withdrawn: '-' },
  withdraw: {
    new: 'withdrawn',
    accepted: 'withdrawn',
    confirmed: 'withdrawn',
    reserve: 'withdrawn',
    declined: '-',
    withdrawn: '-',
  },
}

const doers: Record<VolunteerAction, VolunteerActor[]> = {
  accept: ['organiser'],
  reserve: ['organiser'],
  decline: ['organiser'],
  confirm: ['volunteer'],
  withdraw: ['organiser', 'volunteer'],
}

const actions = Object.keys(expected) as VolunteerAction[]

describe.each(actions)('%s', action => {
  it.each(volunteerStates)('on %s', state => {
    for (const actor of ['organiser', 'volunteer'] as const) {
      const verdict = decideVolunteer(action, { state, actor })
      const to = expected[action][state]
      if (!doers[action].includes(actor)) expect(verdict).toEqual({ ok: false, code: 'forbidden' })
      else if (to === '-') expect(verdict).toEqual({ ok: false, code: 'state_forbids' })
      else expect(verdict).toMatchObject({ ok: true, to })
    }
  })
})

it('whoever stops coming leaves security and the shifts', () => {
  for (const row of Object.values(volunteerTransitions)) {
    const stops =
      comingStates.some(state => (row.from as readonly string[]).includes(state)) && !isComing(row.to)
    expect('before' in row, row.logged).toBe(stops)
    expect((row.effects as readonly string[]).includes('end-shifts'), row.logged).toBe(stops)
  }
})
