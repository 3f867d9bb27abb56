import type { CabinetPurpose } from '#domain/participant/cabinet-viewing.ts'
import { m } from '#messages/compiled/messages.js'

/** What an organiser looked at a cabinet for, as the organiser is asked and the person reads it. */
export const cabinetPurposeWords: Record<CabinetPurpose, () => string> = {
  question: m.cabinet_purpose_asked,
  fault: m.cabinet_purpose_fault,
  inquiry: m.cabinet_purpose_inquiry,
}
