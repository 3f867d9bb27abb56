import type { WatchEntrySort } from '#domain/watch-list/watch-entry-sort.ts'
import { m } from '#messages/compiled/messages.js'

export const watchEntrySortWords: Record<WatchEntrySort, () => string> = {
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  born: m.watch_entry_sort_born_up,
  bornDown: m.watch_entry_sort_born_down,
  newest: m.watch_entry_sort_newest,
  oldest: m.watch_entry_sort_oldest,
  mostHits: m.watch_entry_sort_hits_down,
  fewestHits: m.watch_entry_sort_hits_up,
}
