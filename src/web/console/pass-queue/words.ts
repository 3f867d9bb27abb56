import type { PassRow } from '#contract/organiser-pass.ts'
import type { PassKind } from '#domain/pass/pass-payload.ts'
import type { PassSort } from '#domain/pass/pass-sort.ts'
import type { PassState } from '#domain/pass/pass-state.ts'
import { m } from '#messages/compiled/messages.js'
import { requestSortWords } from '#web/console/queue/words.ts'
import type { useMoments } from '#web/kit/dates/use-moments.ts'
import type { Tone } from '#web/ui/tone.ts'

export const passSortWords: Record<PassSort, () => string> = {
  ...requestSortWords,
  kind: m.pass_desk_sort_kind_up,
  kindDown: m.pass_desk_sort_kind_down,
  counter: m.pass_desk_sort_counter_up,
  counterDown: m.pass_desk_sort_counter_down,
  badge: m.pass_desk_sort_badge_up,
  badgeDown: m.pass_desk_sort_badge_down,
  scan: m.pass_desk_sort_scan_up,
  scanDown: m.pass_desk_sort_scan_down,
}

export const passStateTabs: Record<PassState, () => string> = {
  valid: m.pass_desk_state_valid,
  withheld: m.pass_desk_state_withheld,
  void: m.pass_desk_state_void,
}

export const passTones: Record<PassState, Tone> = {
  valid: 'positive',
  withheld: 'attention',
  void: 'neutral',
}

/** Whose pass it is; whose badge, where there is one. */
export const bearerKindWords: Record<PassKind, () => string> = {
  participant: m.bearer_kind_participant,
  employee: m.bearer_kind_employee,
  vehicle: m.bearer_kind_vehicle,
  volunteer: m.bearer_kind_volunteer,
}

export function whyWords({ state, withheld }: PassRow): string {
  if (withheld)
    return withheld.by
      ? m.pass_desk_why_withheld({ reason: withheld.reason, name: withheld.by })
      : withheld.reason
  return state === 'valid' ? m.pass_desk_why_valid() : m.pass_desk_why_void()
}

/** How far the badge has come that carries the pass; a vehicle has none. */
export function badgeWords(
  { kind, printedAt, handedOverAt }: Pick<PassRow, 'kind' | 'printedAt' | 'handedOverAt'>,
  moments: ReturnType<typeof useMoments>,
): string {
  if (kind === 'vehicle') return '—'
  if (handedOverAt) return m.pass_desk_badge_handed({ at: moments.short(handedOverAt) })
  return printedAt ? m.pass_desk_badge_printed({ at: moments.short(printedAt) }) : m.pass_desk_badge_none()
}
