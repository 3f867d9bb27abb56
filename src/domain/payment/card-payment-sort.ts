/** Orders of finance's list of card payments; each column that has an order goes both ways. */
export const cardPaymentSorts = [
  'newest',
  'oldest',
  'largest',
  'smallest',
  'name',
  'nameDown',
  'state',
  'stateDown',
  'finished',
  'finishedDown',
  'failure',
  'failureDown',
  'longestWait',
  'shortestWait',
] as const
export type CardPaymentSort = (typeof cardPaymentSorts)[number]
