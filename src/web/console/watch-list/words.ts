import type {
  BirthDateFinding,
  WatchedKind,
  WatchHitState,
  WatchPurpose,
} from '#domain/watch-list/judge-watched.ts'
import { m } from '#messages/compiled/messages.js'

export const watchStateWords: Record<WatchHitState, () => string> = {
  open: m.watch_tab_open,
  same: m.watch_tab_same,
  other: m.watch_tab_other,
}

export const watchedKindWords: Record<WatchedKind, () => string> = {
  participant: m.watch_kind_participant,
  employee: m.watch_kind_employee,
  volunteer: m.watch_kind_volunteer,
}

export const birthDateWords: Record<BirthDateFinding, () => string> = {
  same: m.watch_birth_same,
  near: m.watch_birth_near,
  different: m.watch_birth_different,
}

export const watchPurposeWords: Record<WatchPurpose, () => string> = {
  check: m.watch_purpose_check,
  inquiry: m.watch_purpose_inquiry,
}
