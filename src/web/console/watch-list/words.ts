import type { BirthDateFinding, WatchPurpose } from '#domain/watch-list/judge-watched.ts'
import type { WatchHitSort } from '#domain/watch-list/watch-hit-sort.ts'
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

export const watchHitSortWords: Record<WatchHitSort, () => string> = {
  likest: m.watch_sort_score_down,
  leastLike: m.watch_sort_score_up,
  newest: m.duplicate_sort_newest,
  oldest: m.duplicate_sort_oldest,
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  kind: m.organiser_sort_role_up,
  kindDown: m.watch_sort_kind_down,
  company: m.organiser_sort_company_up,
  companyDown: m.organiser_sort_company_down,
  listed: m.watch_sort_listed_up,
  listedDown: m.watch_sort_listed_down,
}
