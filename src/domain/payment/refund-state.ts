/**
 * How money that goes back stands. due: it was taken and is of no use, and nobody has asked for it back; unconfirmed: it waits for a second person;
 * sent: the acquirer was asked and has not answered; done: it went back.
 */
export const refundStates = ['due', 'unconfirmed', 'sent', 'done'] as const
export type RefundState = (typeof refundStates)[number]

/** What a list of refunds is narrowed to: one state, or everything that has not gone back yet. */
export const refundTabs = ['waiting', ...refundStates] as const
export type RefundTab = (typeof refundTabs)[number]

export const waitingRefundStates = refundStates.filter(state => state !== 'done')

/** The states that a list shows. */
export function refundStatesIn(tab: RefundTab | undefined): readonly RefundState[] {
  if (tab === undefined) return refundStates
  return tab === 'waiting' ? waitingRefundStates : [tab]
}

/** To a card through the acquirer, or by a transfer that was made in the bank and written down here. */
export const refundKinds = ['card', 'transfer'] as const
export type RefundKind = (typeof refundKinds)[number]

/** Orders of the console's list, each both ways; those alike in state, kind or colleague go by time. */
export const refundSorts = [
  'newest',
  'oldest',
  'largest',
  'smallest',
  'name',
  'nameDown',
  'state',
  'stateDown',
  'kind',
  'kindDown',
  'longestWait',
  'shortestWait',
  'source',
  'sourceDown',
  'askedBy',
  'askedByDown',
  'madeBy',
  'madeByDown',
  'bankNumber',
  'bankNumberDown',
  'owner',
  'ownerDown',
] as const
export type RefundSort = (typeof refundSorts)[number]
