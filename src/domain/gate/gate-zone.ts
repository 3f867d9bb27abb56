import { passZones } from '../pass/pass-zones.ts'

/** What lies behind a gate: the halls of the forum, or the grounds with the loading yard, which companies enter while they build as well. */
export const gateZones = ['forum', 'site'] as const

export type GateZone = (typeof gateZones)[number]

/** Whether a pass with these bits has anything to do behind this gate; when, the windows say. */
export function opensZone(zones: number, zone: GateZone): boolean {
  return zone === 'site' ? zones !== 0 : (zones & passZones.forum) !== 0
}

export const gateDirections = ['entry', 'exit'] as const

export type GateDirection = (typeof gateDirections)[number]
