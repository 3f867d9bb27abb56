import type { ChangeRequestKind, ChangeRequestStatus } from '#domain/change-request/change-request-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { transferLabels } from '#web/kit/section/transfer-values.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { speakerLabels } from '#web/kit/words/speaker-words.ts'
import type { Tone } from '#web/ui/tone.ts'

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
