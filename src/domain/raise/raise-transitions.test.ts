import { expect, test } from 'vitest'
import {
  decideRaise,
  openRaiseStates,
  type RaiseAction,
  type RaiseActor,
  type RaiseState,
  raiseStates,
  raiseTabOf,
  raiseTotal,
  raiseTransitions,
} from './raise-transitions.ts'

/** What each may do in each state, written by hand. */
const open: Record<RaiseState, Partial<Record<RaiseActor, Partial<Record<RaiseAction, RaiseState>>>>> = {
  asked: {
    owner: { withdrawRaise: 'withdrawn' },
    logistics: { offerRaise: 'offered', grantRaise: 'granted', refuseRaise: 'refused' },
  },
  offered: {
    owner: { withdrawRaise: 'withdrawn', invoiceRaise: 'invoiced' },
    logistics: { offerRaise: 'offered', refuseRaise: 'refused' },
  },
  invoiced: {
    owner: { releaseRaise: 'offered' },
    finance: { releaseRaise: 'offered', payRaise: 'paid' },
  },
  paid: { finance: { unpayRaise: 'invoiced' } },
  granted: {},
  refused: {},
  withdrawn: {},
}

const actions = Object.keys(raiseTransitions) as RaiseAction[]

test.each(raiseStates)('what may happen to a request that is %s', state => {
  for (const actor of ['owner', 'logistics', 'finance'] as const)
    for (const action of actions) {
      const verdict = decideRaise(action, { state, actor })
      const to = open[state][actor]?.[action] ?? null
      expect([actor, action, verdict.ok ? verdict.to : null]).toEqual([actor, action, to])
    }
})

test('places come with a grant or with the money, and go with the money alone', () => {
  const adding = actions.filter(action =>
    (raiseTransitions[action].effects as readonly string[]).includes('add-places'),
  )
  const taking = actions.filter(action =>
    (raiseTransitions[action].effects as readonly string[]).includes('take-places-back'),
  )
  expect([adding, taking]).toEqual([['grantRaise', 'payRaise'], ['unpayRaise']])
})

test('an ended request leaves room for another', () => {
  expect(raiseStates.filter(state => !(openRaiseStates as readonly string[]).includes(state))).toEqual([
    'granted',
    'paid',
    'refused',
    'withdrawn',
  ])
})

test.each([
  [1, 1_500_000n, 1_500_000n],
  [200, 1_500_050n, 300_010_000n],
] as const)('%i places at %i kopecks', (places, priceKopecks, total) => {
  expect(raiseTotal({ places, priceKopecks })).toBe(total)
})

test('a request waits in the tab of its own state, and what has ended is in one', () => {
  expect(raiseStates.map(state => `${state} ${raiseTabOf(state)}`)).toEqual([
    'asked asked',
    'offered offered',
    'granted ended',
    'invoiced invoiced',
    'paid ended',
    'refused ended',
    'withdrawn ended',
  ])
})
