import type { ChangeRequestKind } from '#domain/change-request/change-request-kind.ts'
import { badgeSection } from '../badge/save-badge.ts'
import { identityChanges } from '../profile/identity-changes.ts'
import type { ChangeableSection } from '../section/changeable-section.ts'
import { speakerChanges } from '../speaker-profile/speaker-changes.ts'
import { transferSection } from '../transfer/save-transfer.ts'

/** Every section that a lock closes, with the effect of a granted request. */
export const changeableSections: Record<ChangeRequestKind, ChangeableSection> = {
  identity: identityChanges,
  badge: badgeSection,
  speaker: speakerChanges,
  transfer: transferSection,
}
