/** The two times that the product knows. */
export interface Clock {
  /** The edition's time: deadlines, locks, dates of documents. Can be moved in demo mode. */
  now(): Date
  /** The machine's time: tokens, one-time codes, limits, time-outs. Never moved. */
  wall(): Date
}
