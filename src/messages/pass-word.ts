import type { PassKind } from '#domain/pass/pass-payload.ts'
import type { PassState } from '#domain/pass/pass-state.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

export const passStateWords: Record<PassState, Word> = {
  valid: m.pass_desk_word_valid,
  withheld: m.pass_desk_word_withheld,
  void: m.pass_desk_word_void,
}

/** One of them. */
export const passHolderWords: Record<PassKind, Word> = {
  participant: m.pass_desk_one_participant,
  employee: m.pass_desk_one_employee,
  vehicle: m.pass_desk_one_vehicle,
  volunteer: m.pass_desk_one_volunteer,
}
