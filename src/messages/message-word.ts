import type { MessageDelivery } from '#domain/message/message-delivery.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

/** How what was sent to somebody stands, for the console and for files. */
export const deliveryWords: Record<MessageDelivery, Word> = {
  waiting: m.organiser_message_waiting,
  sent: m.organiser_message_sent,
  failed: m.organiser_message_failed,
  cancelled: m.organiser_message_cancelled,
  leftOut: m.people_delivery_leftOut,
  merged: m.people_delivery_merged,
  unrecorded: m.people_delivery_unrecorded,
}
