import type * as routes from '#contract/group.ts'
import { isSameOrganisation } from '#domain/group/same-organisation.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { findMember, findOwnParticipant, joinGroup } from '#server/persistence/group-member-queries.ts'
import { companyOf, type GroupRow } from '#server/persistence/group-record-queries.ts'
import {
  lockParticipant,
  type ParticipantRecord,
  saveParticipant,
} from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor } from '#server/services.ts'
import type { UseCase } from '#server/use-case.ts'
import { claimingPhone } from '../participant/claiming-phone.ts'
import { startOwnApplication } from '../participant/start-own-application.ts'
import type { MemberContext } from './member-facts.ts'
import { lockGroup } from './permitted-group.ts'
import { readBoardMember } from './read-board.ts'
import { typedPerson } from './typed-member.ts'

/**
 * Adds the coordinator's own person to the group, or starts an application for them, which they finish like anybody. Refused with another
 * organisation (`group_other_company`) and for a member of another group (`state_forbids`).
 */
export const addSelf: UseCase<typeof routes.addSelf, 'clock' | 'database'> = async (
  { actor, params: { guid: groupGuid }, facts },
  needs,
) => {
  const at = needs.clock.now()
  return claimingPhone('person.phone', () =>
    needs.database.transaction().execute(async tx => {
      const context = { ...(await lockGroup(tx, actor, groupGuid)), at }
      const { edition, group } = context
      const known = await findOwnParticipant(tx, {
        accountGuid: actor.accountGuid,
        editionGuid: edition.guid,
      })
      const guid = known ?? (await startOwn(tx, actor, context))
      const own = (await lockParticipant(tx, { guid, editionGuid: edition.guid })) ?? refuse('not_found')
      const stands = { groupGuid, editionGuid: edition.guid, participantGuid: guid }
      if (await findMember(tx, stands)) return readBoardMember(tx, context, guid)
      await bringCompany(tx, own, { group, at })
      if (!(await joinGroup(tx, { applicationGuid: own.applicationGuid, groupGuid, addedAt: at })))
        refuse('state_forbids')
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'coordinator',
        subjectKind: 'participant',
        subjectGuid: guid,
        action: 'addSelf',
        requestId: facts.requestId,
      })
      return readBoardMember(tx, context, guid)
    }),
  )
}

/** The coordinator's own application, prefilled from the group. */
async function startOwn(tx: Tx, actor: AccountActor, { group, edition, at }: MemberContext): Promise<string> {
  const guid = await startOwnApplication(tx, actor, {
    ...{ editionGuid: edition.guid, role: 'participant', locale: group.locale, at },
  })
  await saveParticipant(tx, { guid, version: 1, change: { person: coordinatorAsPerson(group) }, at })
  return guid
}

function coordinatorAsPerson(group: GroupRow) {
  const { lastName, firstName, middleName, latinLastName, latinFirstName, email } = group
  const latin = { ...(latinLastName && { latinLastName }), ...(latinFirstName && { latinFirstName }) }
  if (/[а-яё]/i.test(lastName))
    return typedPerson(
      { lastName, firstName, middleName, noMiddleName: middleName === null, ...latin, email },
      null,
    )
  return { latinLastName: lastName, latinFirstName: firstName, ...latin, email }
}

/** A form without a company takes the group's; any other must be of the same organisation (spec point 5). */
async function bringCompany(
  tx: Tx,
  own: ParticipantRecord,
  { group, at }: { group: GroupRow; at: Date },
): Promise<void> {
  if (own.status === 'rejected') refuse('state_forbids')
  const isEmpty = !own.inn?.trim() && !own.companyName?.trim()
  if (own.status === 'draft' && isEmpty) {
    await saveParticipant(tx, {
      guid: own.guid,
      version: own.version,
      change: { company: companyOf(group) },
      at,
    })
    return
  }
  const company = { hasInn: own.hasInn ?? true, inn: own.inn, name: own.companyName }
  if (!isSameOrganisation(company, companyOf(group))) refuse('group_other_company')
}
