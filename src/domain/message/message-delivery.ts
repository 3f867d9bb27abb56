/**
 * What became of the message to one person of a letter or of a decision.
 * leftOut: the person had withdrawn the consent to letters. merged: another record of the same person gets it.
 * unrecorded: it was sent before this was kept, or there was nothing to send.
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

/** By time, by name or by how it went, each both ways; those with the same outcome go by time. */
export const deliverySorts = ['newest', 'oldest', 'name', 'nameDown', 'delivery', 'deliveryDown'] as const
export type DeliverySort = (typeof deliverySorts)[number]
