import type { GateDevice } from '#contract/organiser-gate.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tone } from '#web/ui/tone.ts'

type State = GateDevice['state']

/** The tabs of the list. */
export const deviceTabs: Record<State, () => string> = {
  awaited: m.gate_device_tab_awaited,
  lapsed: m.gate_device_tab_lapsed,
  enrolled: m.gate_device_tab_enrolled,
  shutOut: m.gate_device_tab_shutOut,
}

export const deviceTones: Record<State, Tone> = {
  awaited: 'info',
  lapsed: 'attention',
  enrolled: 'positive',
  shutOut: 'neutral',
}
