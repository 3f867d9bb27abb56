import { m } from '#messages/compiled/messages.js'

const partWords: Record<string, () => string> = {
  q: m.view_part_search,
  status: m.view_part_state,
  state: m.view_part_state,
  standing: m.view_part_state,
  security: m.view_part_state,
  outcome: m.view_part_state,
  show: m.view_part_state,
  kind: m.view_part_kind,
  payment: m.view_part_payment,
  role: m.view_part_role,
  photograph: m.view_part_photograph,
  group: m.view_part_group,
  owner: m.view_part_owner,
  citizenship: m.view_part_citizenship,
  waiting: m.view_part_waiting,
  sentFrom: m.view_part_day,
  sentTo: m.view_part_day,
  changedFrom: m.view_part_day,
  day: m.view_part_day,
  from: m.view_part_day,
  to: m.view_part_day,
  untranslated: m.content_filter_translation,
  sort: m.view_part_sort,
  columns: m.view_part_columns,
  hub: m.view_part_hub,
  device: m.view_part_device,
  tag: m.view_part_tag,
  direction: m.view_part_direction,
  conflict: m.view_part_conflict,
  zone: m.view_part_zone,
  shifts: m.view_part_shifts,
  decision: m.view_part_decision,
}

/** Parts of a view in words, each once; one that the console no longer knows is called by its raw name. */
export function partsInWords(names: readonly string[]): string {
  const words = names.map(name => (Object.hasOwn(partWords, name) ? (partWords[name]?.() ?? name) : name))
  return [...new Set(words)].join(', ')
}
