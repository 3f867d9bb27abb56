import { m } from '#messages/compiled/messages.js'
import type { KeyLine } from '../console/key-help.tsx'

/** The keys of the queue of applications; those that decide only for who may. */
export function queueKeyLines(mayDecide: boolean): KeyLine[] {
  const walking: KeyLine[] = [
    { keys: ['↓', 'j'], meaning: m.organizer_key_next() },
    { keys: ['↑', 'k'], meaning: m.organizer_key_previous() },
    { keys: ['Enter'], meaning: m.organizer_key_open() },
    { keys: ['Esc'], meaning: m.organizer_key_leave() },
    { keys: ['/'], meaning: m.organizer_key_search() },
    { keys: ['?'], meaning: m.organizer_key_help() },
  ]
  if (!mayDecide) return walking
  return [
    ...walking,
    { keys: ['x'], meaning: m.organizer_key_select() },
    { keys: ['Shift', '↓'], meaning: m.organizer_key_range() },
    { keys: ['a'], meaning: m.organizer_key_approve() },
    { keys: ['r'], meaning: m.organizer_key_reject() },
    { keys: ['i'], meaning: m.organizer_key_information() },
    { keys: ['Ctrl', 'Enter'], meaning: m.organizer_key_confirm_reason() },
  ]
}
