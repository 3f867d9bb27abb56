import { decideTransition, type Transition } from '../transition/transition.ts'

/** How far a company's request for more places on the forum days has come. */
export const raiseStates = [
  'asked',
  'offered',
  'granted',
  'invoiced',
  'paid',
  'refused',
  'withdrawn',
] as const

export type RaiseState = (typeof raiseStates)[number]

/** A company has one request at a time in these states. */
export const openRaiseStates = ['asked', 'offered', 'invoiced'] as const satisfies readonly RaiseState[]

/** The tabs of the queue: what waits for logistics, for the company, for its money, and what has ended. */
export const raiseTabs = [...openRaiseStates, 'ended'] as const

export type RaiseTab = (typeof raiseTabs)[number]

export function raiseTabOf(state: RaiseState): RaiseTab {
  return raiseTabs.find(tab => tab === state) ?? 'ended'
}

export type RaiseActor = 'owner' | 'logistics' | 'finance'

/** The places count in two states: given free of charge, or paid for. */
export const raiseTransitions = {
  offerRaise: {
    from: ['asked', 'offered'],
    to: 'offered',
    who: ['logistics'],
    effects: ['notify-offered'],
  },
  grantRaise: {
    from: ['asked'],
    to: 'granted',
    who: ['logistics'],
    effects: ['add-places', 'notify-granted'],
  },
  refuseRaise: { from: ['asked', 'offered'], to: 'refused', who: ['logistics'], effects: ['notify-refused'] },
  withdrawRaise: {
    from: ['asked', 'offered'],
    to: 'withdrawn',
    who: ['owner'],
    effects: ['notify-withdrawn'],
  },
  invoiceRaise: { from: ['offered'], to: 'invoiced', who: ['owner'], effects: ['notify-invoiced'] },
  /** The invoice was cancelled: the offer stands. */
  releaseRaise: {
    from: ['invoiced'],
    to: 'offered',
    who: ['owner', 'finance'],
    effects: ['notify-released'],
  },
  payRaise: { from: ['invoiced'], to: 'paid', who: ['finance'], effects: ['add-places', 'notify-paid'] },
  /** The bank's money was booked by mistake. */
  unpayRaise: {
    from: ['paid'],
    to: 'invoiced',
    who: ['finance'],
    effects: ['take-places-back', 'notify-reopened'],
  },
} as const satisfies Record<string, Transition<RaiseState, RaiseActor, string>>

export type RaiseAction = keyof typeof raiseTransitions

/** Decides an action on a request for more places. */
export function decideRaise(action: RaiseAction, facts: { state: RaiseState; actor: RaiseActor }) {
  const row: Transition<RaiseState, RaiseActor, string> = raiseTransitions[action]
  return decideTransition(row, { status: facts.state, actor: facts.actor })
}

/** Most places of one request. */
export const raisePlacesLimit = 200

/** What an offer costs in all, VAT included. */
export function raiseTotal({ places, priceKopecks }: { places: number; priceKopecks: bigint }): bigint {
  return BigInt(places) * priceKopecks
}
