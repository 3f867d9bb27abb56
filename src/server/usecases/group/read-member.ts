import type * as routes from '#contract/group.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentPerson } from '../participant/present-participant.ts'
import { loadGroup } from './permitted-group.ts'
import { loadFilledInMember } from './permitted-member.ts'

/** A member's form, until the person has confirmed: then it is theirs. */
export const readMember: UseCase<typeof routes.readMember, 'clock' | 'database'> = async (
  { actor, params: { guid: groupGuid, participantGuid } },
  needs,
) => {
  const { database, clock } = needs
  const context = { ...(await loadGroup(database, actor, groupGuid)), at: clock.now() }
  const record = await loadFilledInMember(database, context, participantGuid)
  const { prefix: _, ...person } = presentPerson(record)
  const { role, locale, version, status, mediaName, mediaWebsite } = record
  return { person, role, locale, version, status, media: { mediaName, mediaWebsite } }
}
