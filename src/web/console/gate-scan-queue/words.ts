import type { GateScanRow } from '#contract/organiser-gate.ts'
import type { GateConflictKind } from '#domain/gate/gate-conflict.ts'
import type { GateScanSort } from '#domain/gate/gate-scan-sort.ts'
import { spacedPlate } from '#domain/vehicle/plate.ts'
import { m } from '#messages/compiled/messages.js'
import { gateOutcomeWord } from '#messages/gate-word.ts'
import type { Tone } from '#web/ui/tone.ts'

type Outcome = GateScanRow['outcome']

export const scanSortWords: Record<GateScanSort, () => string> = {
  newest: m.audit_newest,
  oldest: m.audit_oldest,
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  company: m.organiser_sort_company_up,
  companyDown: m.organiser_sort_company_down,
  gate: m.gate_device_sort_gate_up,
  gateDown: m.gate_device_sort_gate_down,
  state: m.gate_log_sort_state_up,
  stateDown: m.gate_log_sort_state_down,
}

export const outcomeTabs: Record<Outcome, () => string> = {
  admitted: m.gate_log_tab_admitted,
  refused: m.gate_log_tab_refused,
  overridden: m.gate_log_tab_overridden,
}

export const outcomeTones: Record<Outcome, Tone> = {
  admitted: 'positive',
  refused: 'negative',
  overridden: 'attention',
}

/** What became of one scan, in the words of its direction. */
export const outcomeWord = (scan: Pick<GateScanRow, 'outcome' | 'direction'>): string =>
  gateOutcomeWord(scan)()

export const conflictWords: Record<GateConflictKind, () => string> = {
  twoGates: m.gate_conflict_twoGates,
  admittedThoughRefused: m.gate_conflict_admittedThoughRefused,
  clockOff: m.gate_conflict_clockOff,
  replayed: m.gate_conflict_replayed,
}

/** What a conflict means, with the other gate or the minutes where there are any. */
export function conflictSentence({ kind, otherGate, secondsOff }: GateScanRow['conflicts'][number]): string {
  if (kind === 'twoGates') return m.gate_conflict_twoGates_text({ gate: otherGate ?? '—' })
  if (kind === 'clockOff')
    return m.gate_conflict_clockOff_text({ count: Math.round(Math.abs(secondsOff ?? 0) / 60) })
  return kind === 'replayed' ? m.gate_conflict_replayed_text() : m.gate_conflict_admittedThoughRefused_text()
}

export function scannedName({ name, kind }: GateScanRow): string {
  if (!name) return m.gate_log_nobody()
  return kind === 'vehicle' ? spacedPlate(name) : name
}
