import type { GateHold, GateReason, GateWarning } from '#domain/gate/gate-reason.ts'
import type { PassKind } from '#domain/pass/pass-payload.ts'
import { m } from '#messages/compiled/messages.js'

type Words<Key extends string> = Record<Key, () => string>

/** What the guard does next. */
export const gateNextWords: Words<GateReason> = {
  deviceShutOut: m.gate_next_deviceShutOut,
  listMissing: m.gate_next_listMissing,
  listWentBack: m.gate_next_listWentBack,
  clockWrong: m.gate_next_clockWrong,
  listTooOld: m.gate_next_listTooOld,
  malformed: m.gate_next_malformed,
  forged: m.gate_next_forged,
  foreignEdition: m.gate_next_foreignEdition,
  unknownPass: m.gate_next_unknownPass,
  securityRefused: m.gate_next_securityRefused,
  verdictClosed: m.gate_next_verdictClosed,
  revoked: m.gate_next_revoked,
  oldPrint: m.gate_next_oldPrint,
  notYetValid: m.gate_next_notYetValid,
  expired: m.gate_next_expired,
  outsideWindow: m.gate_next_outsideWindow,
  wrongZone: m.gate_next_wrongZone,
  alreadyInside: m.gate_next_alreadyInside,
  driverHasNoPass: m.gate_next_driverHasNoPass,
  driverNotTheirs: m.gate_next_driverNotTheirs,
  driverRefused: m.gate_next_driverRefused,
  vehicleNeedsDriver: m.gate_next_vehicleNeedsDriver,
}

export const gateWarningWords: Words<GateWarning> = {
  notInside: m.gate_warning_notInside,
  clockWrong: m.gate_warning_clockWrong,
  listOld: m.gate_warning_listOld,
  passNotGood: m.gate_warning_passNotGood,
}

export const gateHoldWords: Words<GateHold> = {
  application: m.gate_hold_application,
  passport: m.gate_hold_passport,
  payment: m.gate_hold_payment,
  review: m.gate_hold_review,
  security: m.gate_hold_security,
}

export const passKindWords: Words<PassKind> = {
  participant: m.gate_kind_participant,
  employee: m.gate_kind_employee,
  vehicle: m.gate_kind_vehicle,
  volunteer: m.gate_kind_volunteer,
}
