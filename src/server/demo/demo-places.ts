/** Paid places that the committee has given to another person (decision 036): one waits for the approval, one is free again. */
export const demoPlaces = [
  {
    from: '+79001196512',
    to: '+79001195377',
    paidBy: 'invoice',
    givenAt: '2025-09-05 13:30',
    /** The new person was rejected. */
    freeAgainAt: '2025-09-12 16:10',
  },
  {
    from: '+79001198265',
    to: '+79001077761',
    paidBy: 'card',
    givenAt: '2025-09-12 17:20',
    freeAgainAt: null,
  },
] as const
