import type { ChangeRequestKind, ChangeRequestStatus } from '#domain/change-request/change-request-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { transferLabels } from '#web/kit/section/transfer-values.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { speakerLabels } from '#web/kit/words/speaker-words.ts'
import type { Tone } from '#web/ui/tone.ts'

export const changeKindWords: Record<ChangeRequestKind, () => string> = {
  identity: m.change_kind_identity,
  badge: m.change_kind_badge,
  transfer: m.change_kind_transfer,
  speaker: m.change_kind_speaker,
}

export const changeStatusWords: Record<ChangeRequestStatus, () => string> = {
  open: m.change_status_open,
  granted: m.change_status_granted,
  refused: m.change_status_refused,
  withdrawn: m.change_status_withdrawn,
}

export const changeTones: Record<ChangeRequestStatus, Tone> = {
  open: 'attention',
  granted: 'positive',
  refused: 'negative',
  withdrawn: 'neutral',
}

const fieldWords: Record<ChangeRequestKind, Record<string, () => string>> = {
  identity: personLabels,
  badge: {
    companyShortName: m.change_field_badge_company,
    position: m.change_field_badge_position,
  },
  transfer: transferLabels,
  speaker: speakerLabels,
}

/** A field of a section in words; a field of a later version is shown by its raw name. */
export function changeFieldWord(kind: ChangeRequestKind, field: string): string {
  return fieldWords[kind][field]?.() ?? field
}
