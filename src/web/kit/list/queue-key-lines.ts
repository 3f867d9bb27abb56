import { m } from '#messages/compiled/messages.js'
import type { KeyLine } from './key-help.tsx'

/** The keys that every queue has, then those of its own; ticking only where rows are ticked. */
export function queueKeyLines(selectable: boolean, own: readonly KeyLine[]): KeyLine[] {
  const ticking: KeyLine[] = [
    { keys: ['x'], meaning: m.organizer_key_select() },
    { keys: ['Shift', '↓'], meaning: m.organizer_key_range() },
  ]
  return [
    { keys: ['↓', 'j'], meaning: m.organizer_key_next() },
    { keys: ['↑', 'k'], meaning: m.organizer_key_previous() },
    { keys: ['Enter'], meaning: m.organizer_key_open() },
    { keys: ['Esc'], meaning: m.organizer_key_leave() },
    { keys: ['/'], meaning: m.organizer_key_search() },
    { keys: ['?'], meaning: m.organizer_key_help() },
    ...(selectable ? ticking : []),
    ...own,
  ]
}
