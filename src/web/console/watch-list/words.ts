import type { BirthDateFinding, WatchPurpose } from '#domain/watch-list/judge-watched.ts'
import { m } from '#messages/compiled/messages.js'

export const birthDateWords: Record<BirthDateFinding, () => string> = {
  same: m.watch_birth_same,
  near: m.watch_birth_near,
  different: m.watch_birth_different,
}

export const watchPurposeWords: Record<WatchPurpose, () => string> = {
  check: m.watch_purpose_check,
  inquiry: m.watch_purpose_inquiry,
}
