import type { GatePerson, GateVerdict } from '#contract/gate.ts'
import type { GateHold, GateReason, GateWarning } from '#domain/gate/gate-reason.ts'
import type { GateDirection, GateZone } from '#domain/gate/gate-zone.ts'
import { spacedPlate } from '#domain/vehicle/plate.ts'
import { m } from '#messages/compiled/messages.js'
import { nameIn } from '#web/kit/words/name-in.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { onSiteRoleWords } from '#web/kit/words/staff-words.ts'

/** Why, and what the guard does next. */
export const reasonWords: Record<GateReason, { why: () => string; next: () => string }> = {
  deviceShutOut: { why: m.gate_reason_deviceShutOut, next: m.gate_next_deviceShutOut },
  listMissing: { why: m.gate_reason_listMissing, next: m.gate_next_listMissing },
  listWentBack: { why: m.gate_reason_listWentBack, next: m.gate_next_listWentBack },
  clockWrong: { why: m.gate_reason_clockWrong, next: m.gate_next_clockWrong },
  listTooOld: { why: m.gate_reason_listTooOld, next: m.gate_next_listTooOld },
  malformed: { why: m.gate_reason_malformed, next: m.gate_next_malformed },
  forged: { why: m.gate_reason_forged, next: m.gate_next_forged },
  foreignEdition: { why: m.gate_reason_foreignEdition, next: m.gate_next_foreignEdition },
  unknownPass: { why: m.gate_reason_unknownPass, next: m.gate_next_unknownPass },
  securityRefused: { why: m.gate_reason_securityRefused, next: m.gate_next_securityRefused },
  verdictClosed: { why: m.gate_reason_verdictClosed, next: m.gate_next_verdictClosed },
  revoked: { why: m.gate_reason_revoked, next: m.gate_next_revoked },
  oldPrint: { why: m.gate_reason_oldPrint, next: m.gate_next_oldPrint },
  notYetValid: { why: m.gate_reason_notYetValid, next: m.gate_next_notYetValid },
  expired: { why: m.gate_reason_expired, next: m.gate_next_expired },
  outsideWindow: { why: m.gate_reason_outsideWindow, next: m.gate_next_outsideWindow },
  wrongZone: { why: m.gate_reason_wrongZone, next: m.gate_next_wrongZone },
  alreadyInside: { why: m.gate_reason_alreadyInside, next: m.gate_next_alreadyInside },
  driverHasNoPass: { why: m.gate_reason_driverHasNoPass, next: m.gate_next_driverHasNoPass },
  driverNotTheirs: { why: m.gate_reason_driverNotTheirs, next: m.gate_next_driverNotTheirs },
  driverRefused: { why: m.gate_reason_driverRefused, next: m.gate_next_driverRefused },
  vehicleNeedsDriver: { why: m.gate_reason_vehicleNeedsDriver, next: m.gate_next_vehicleNeedsDriver },
}

export const warningWords: Record<GateWarning, () => string> = {
  notInside: m.gate_warning_notInside,
  clockWrong: m.gate_warning_clockWrong,
  listOld: m.gate_warning_listOld,
  passNotGood: m.gate_warning_passNotGood,
}

export const holdWords: Record<GateHold, () => string> = {
  application: m.gate_hold_application,
  passport: m.gate_hold_passport,
  payment: m.gate_hold_payment,
  review: m.gate_hold_review,
  security: m.gate_hold_security,
}

export const zoneWords: Record<GateZone, () => string> = {
  forum: m.gate_zone_forum,
  site: m.gate_zone_site,
}

export const directionWords: Record<GateDirection, () => string> = {
  entry: m.gate_direction_entry,
  exit: m.gate_direction_exit,
}

/** A person's name in the reader's script, or a plate as it stands on the metal. */
export function bearerName(
  locale: 'ru' | 'en',
  person: Pick<GatePerson, 'kind' | 'name' | 'latinName'>,
): string {
  return person.kind === 'vehicle' ? spacedPlate(person.name) : nameIn(locale, person)
}

/** What somebody does here: a role on site before that of a participant. */
export function bearerRole({ kind, role, onSiteRole }: GatePerson): string {
  if (kind === 'vehicle') return m.gate_kind_vehicle()
  if (onSiteRole) return onSiteRoleWords[onSiteRole]()
  if (role) return participantRoleWords[role]()
  return kind === 'volunteer' ? m.gate_kind_volunteer() : m.gate_kind_employee()
}

/** The loudest word on the screen. */
export function verdictWord(
  { admitted, reasons }: Pick<GateVerdict, 'admitted' | 'reasons'>,
  { direction, overridden }: { direction: GateDirection; overridden: boolean },
): string {
  if (overridden) return m.at_gate_verdict_overridden()
  if (reasons.includes('vehicleNeedsDriver')) return m.at_gate_verdict_driver()
  if (direction === 'exit') return admitted ? m.at_gate_verdict_out() : m.at_gate_verdict_no_out()
  return admitted ? m.at_gate_verdict_in() : m.at_gate_verdict_no()
}

/** How long ago the list was made: «4 мин назад». */
export function ageText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 1) return m.at_gate_age_now()
  if (minutes < 60) return m.at_gate_age_minutes({ count: minutes })
  return m.at_gate_age_hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
