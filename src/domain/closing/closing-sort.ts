/** Orders of the papers after the forum; each column that has an order goes both ways. */
export const closingSorts = [
  'newest',
  'oldest',
  'payer',
  'payerDown',
  'invoice',
  'invoiceDown',
  'largest',
  'smallest',
  'mostPeople',
  'fewestPeople',
  'way',
  'wayDown',
  'longestWait',
  'shortestWait',
] as const
export type ClosingSort = (typeof closingSorts)[number]
