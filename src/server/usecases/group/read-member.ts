import type { AccountActor, Services } from '../../services.ts'
import { presentPerson } from '../participant/present-participant.ts'
import { loadGroup } from './permitted-group.ts'
import { loadFilledInMember } from './permitted-member.ts'

/** The form of a member as it stands, until the person has confirmed: from then on it is theirs. */
export async function readMember(
  services: Services,
  actor: AccountActor,
  groupGuid: string,
  participantGuid: string,
) {
  const { database, clock } = services
  const context = { ...(await loadGroup(database, actor, groupGuid)), at: clock.now() }
  const record = await loadFilledInMember(database, context, participantGuid)
  const { prefix: _, ...person } = presentPerson(record)
  const { role, locale, version, status, mediaName, mediaWebsite } = record
  return { person, role, locale, version, status, media: { mediaName, mediaWebsite } }
}
