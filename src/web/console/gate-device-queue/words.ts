import type { GateDevice } from '#contract/organiser-gate.ts'
import type { GateDeviceSort } from '#domain/gate/gate-device-sort.ts'
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

export const deviceSortWords: Record<GateDeviceSort, () => string> = {
  state: m.gate_device_sort_state_up,
  stateDown: m.gate_device_sort_state_down,
  gate: m.gate_device_sort_gate_up,
  gateDown: m.gate_device_sort_gate_down,
  name: m.gate_device_sort_name_up,
  nameDown: m.gate_device_sort_name_down,
  zone: m.gate_device_sort_zone_up,
  zoneDown: m.gate_device_sort_zone_down,
  seen: m.gate_device_sort_seen_up,
  seenDown: m.gate_device_sort_seen_down,
  mostConflicts: m.gate_device_sort_conflicts_down,
  fewestConflicts: m.gate_device_sort_conflicts_up,
}
