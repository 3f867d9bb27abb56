import type { GatePerson, GateVerdict } from '#contract/gate.ts'
import type { GateDirection } from '#domain/gate/gate-zone.ts'
import { spacedPlate } from '#domain/vehicle/plate.ts'
import { m } from '#messages/compiled/messages.js'
import { onSiteRoleWords } from '#messages/staff-word.ts'
import { passKindWords } from '#web/kit/words/gate-words.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'

/** A person's name in the reader's script, or a plate as it stands on the metal. */
export function bearerName(
  locale: 'ru' | 'en',
  person: Pick<GatePerson, 'kind' | 'name' | 'latinName'>,
): string {
  return person.kind === 'vehicle' ? spacedPlate(person.name) : nameIn(locale, person)
}

/** What somebody does here: a role on site before that of a participant. */
export function bearerRole({ kind, role, onSiteRole }: GatePerson): string {
  if (onSiteRole) return onSiteRoleWords[onSiteRole]()
  return role ? participantRoleWords[role]() : passKindWords[kind]()
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
