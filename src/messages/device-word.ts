import { m } from '#messages/compiled/messages.js'

type Word = (inputs?: Record<string, never>, options?: { locale?: 'ru' | 'en' }) => string

/** What is said of one device. */
export const deviceStateWords = {
  awaited: m.gate_device_awaited,
  lapsed: m.gate_device_lapsed,
  enrolled: m.gate_device_enrolled,
  shutOut: m.gate_device_shutOut,
} satisfies Record<string, Word>
