import { useCurrentParticipant } from '#web/account/participant/use-current-participant.ts'
import type { PageName } from '#web/site-map.ts'
import { sectionAccess } from './section-access.ts'

/** Which pages of the cabinet open for whoever looks at this participant: no link leads where nothing is to be seen. */
export function useOpenSections(): (page: PageName) => boolean {
  const sections = useCurrentParticipant()?.sections ?? null
  return page => sectionAccess(page, sections) === 'open'
}
