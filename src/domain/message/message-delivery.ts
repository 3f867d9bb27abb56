/**
 * How what was sent to one person of a letter or of a decision stands. leftOut: the consent to letters had ended before it left; merged: another record
 * of the same person has it; unrecorded: nothing tells, because it was sent before that was kept or nothing had to be said.
 */
export const messageDeliveries = [
  'waiting',
  'sent',
  'failed',
  'cancelled',
  'leftOut',
  'merged',
  'unrecorded',
] as const
export type MessageDelivery = (typeof messageDeliveries)[number]

/** Only mailings need a consent, so nobody is left out of a decision. */
export const decisionDeliveries = [
  'waiting',
  'sent',
  'failed',
  'cancelled',
  'unrecorded',
] as const satisfies readonly MessageDelivery[]

/** By time or by name, each both ways. */
export const deliverySorts = ['newest', 'oldest', 'name', 'nameDown'] as const
export type DeliverySort = (typeof deliverySorts)[number]
