import { useCurrentParticipant } from '#web/account/participant/use-current-participant.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import {
  assistantBar,
  barSections,
  type CabinetSection,
  coordinatorBar,
  coordinatorGroups,
  type SectionGroup,
  sectionGroups,
} from './cabinet-sections.ts'

/** The navigation of this account: of the chosen participant, or of a coordinator who has none. */
export function useSections(): { groups: SectionGroup[]; bar: readonly CabinetSection[] } {
  const { groups } = useSession()
  const participant = useCurrentParticipant()
  if (!participant && groups.length > 0) return { groups: coordinatorGroups(), bar: coordinatorBar }
  const sections = participant?.sections ?? null
  return {
    groups: sectionGroups({ speaker: participant?.role === 'speaker', group: groups.length > 0, sections }),
    bar: sections ? assistantBar(sections) : barSections,
  }
}
