import type { WatchedKind, WatchHitState } from '#domain/watch-list/judge-watched.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

export const watchStateWords: Record<WatchHitState, Word> = {
  open: m.watch_tab_open,
  same: m.watch_tab_same,
  other: m.watch_tab_other,
}

export const watchedKindWords: Record<WatchedKind, Word> = {
  participant: m.watch_kind_participant,
  employee: m.watch_kind_employee,
  volunteer: m.watch_kind_volunteer,
}
