import type { TransferDirection } from '#domain/transfer/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

export const transferDirectionWords: Record<TransferDirection, Word> = {
  arrival: m.transfer_arrival,
  departure: m.transfer_departure,
}
