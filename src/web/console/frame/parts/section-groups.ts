import { m } from '#messages/compiled/messages.js'
import { type SectionGroup, sectionGroups, sectionsFor } from './console-sections.ts'

/** The heads of the groups; the overview stands alone. */
const groupWords: Record<SectionGroup, () => string | null> = {
  overview: () => null,
  people: () => m.organiser_rail_people(),
  money: () => m.organiser_rail_money(),
  requests: () => m.organiser_rail_requests(),
  site: () => m.organiser_rail_site(),
  forum: () => m.organiser_rail_forum(),
  system: () => m.organiser_rail_system(),
}

/** The same parts under their heads; a group with nothing in it is left out. */
export function sectionGroupsFor(...of: Parameters<typeof sectionsFor>) {
  const open = Map.groupBy(sectionsFor(...of), section => section.group)
  return sectionGroups.flatMap(group => {
    const parts = open.get(group)
    return parts ? [{ group, head: groupWords[group](), parts }] : []
  })
}
