import type { GateReason } from '#domain/gate/gate-reason.ts'
import type { GateDirection, GateZone } from '#domain/gate/gate-zone.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

/** Why the gate does not let somebody in, in the largest type. */
export const gateReasonWords: Record<GateReason, Word> = {
  deviceShutOut: m.gate_reason_deviceShutOut,
  listMissing: m.gate_reason_listMissing,
  listWentBack: m.gate_reason_listWentBack,
  clockWrong: m.gate_reason_clockWrong,
  listTooOld: m.gate_reason_listTooOld,
  malformed: m.gate_reason_malformed,
  forged: m.gate_reason_forged,
  foreignEdition: m.gate_reason_foreignEdition,
  unknownPass: m.gate_reason_unknownPass,
  securityRefused: m.gate_reason_securityRefused,
  verdictClosed: m.gate_reason_verdictClosed,
  revoked: m.gate_reason_revoked,
  oldPrint: m.gate_reason_oldPrint,
  notYetValid: m.gate_reason_notYetValid,
  expired: m.gate_reason_expired,
  outsideWindow: m.gate_reason_outsideWindow,
  wrongZone: m.gate_reason_wrongZone,
  alreadyInside: m.gate_reason_alreadyInside,
  driverHasNoPass: m.gate_reason_driverHasNoPass,
  driverNotTheirs: m.gate_reason_driverNotTheirs,
  driverRefused: m.gate_reason_driverRefused,
  vehicleNeedsDriver: m.gate_reason_vehicleNeedsDriver,
}

export const gateZoneWords: Record<GateZone, Word> = { forum: m.gate_zone_forum, site: m.gate_zone_site }

export const gateDirectionWords: Record<GateDirection, Word> = {
  entry: m.gate_direction_entry,
  exit: m.gate_direction_exit,
}

/** What became of one scan, in the words of its direction. */
export function gateOutcomeWord(scan: {
  outcome: 'admitted' | 'refused' | 'overridden'
  direction: GateDirection
}): Word {
  if (scan.outcome === 'refused') return m.gate_log_refused
  if (scan.outcome === 'overridden') return m.gate_log_overridden
  return scan.direction === 'entry' ? m.gate_log_entered : m.gate_log_left
}
