import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

/** What is said of one device. */
export const deviceStateWords = {
  awaited: m.gate_device_awaited,
  lapsed: m.gate_device_lapsed,
  enrolled: m.gate_device_enrolled,
  shutOut: m.gate_device_shutOut,
} satisfies Record<string, Word>
