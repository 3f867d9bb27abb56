import type { ChangeRequestKind, ChangeRequestStatus } from '#domain/change-request/change-request-kind.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

export const changeKindWords: Record<ChangeRequestKind, Word> = {
  identity: m.change_kind_identity,
  badge: m.change_kind_badge,
  transfer: m.change_kind_transfer,
  speaker: m.change_kind_speaker,
}

export const changeStatusWords: Record<ChangeRequestStatus, Word> = {
  open: m.change_status_open,
  granted: m.change_status_granted,
  refused: m.change_status_refused,
  withdrawn: m.change_status_withdrawn,
}
