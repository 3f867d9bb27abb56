import { normalisePhone } from '#contract/phone.ts'
import type * as routes from '#contract/replacement.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { ensureAccountOf } from '#server/persistence/access-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findGroupOnce } from '#server/persistence/group-place-queries.ts'
import {
  findParticipant,
  findParticipantByApplication,
  insertParticipant,
  lockParticipant,
  saveParticipant,
} from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { readApplication } from '../application/read-application.ts'
import { tell } from '../message/tell-participant.ts'
import { givePlace } from '../replacement/give-place.ts'
import { givingOnce } from '../replacement/giving-once.ts'
import { insertMember } from './add-member.ts'
import { type MemberForm, refusePhone, typedPerson } from './typed-member.ts'

/**
 * The committee gives a paid place to another person. In a group that person becomes a draft for its coordinator to fill in; otherwise they are told
 * by SMS and fill in their own application. Returns the new person's application.
 */
export const replaceByOrganiser: UseCase<
  typeof routes.replaceByOrganiser,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid: applicationGuid }, body: form, facts }, needs) => {
  const at = needs.clock.now()
  const made = await givingOnce(() =>
    needs.database.transaction().execute(async tx => {
      const edition = await readCurrentEdition(tx)
      const group = await findGroupOnce(tx, applicationGuid)
      const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
      const old = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
      if (!old) refuse('not_found')
      const giving = {
        ...{ needs, tx, edition, at },
        actorGuid: actor.accountGuid,
        as: 'organiser' as const,
        role: roleFor(actor, 'decide-applications'),
        requestId: facts.requestId,
      }
      const enter = () =>
        group
          ? insertMember(
              tx,
              { accountGuid: group.accountGuid, phone: group.phone },
              { group, edition, at, form },
            )
          : insertOwn(tx, { edition, at, form })
      const guid = await givePlace(giving, old, enter)
      const record = (await findParticipant(tx, { guid, editionGuid: edition.guid })) ?? refuse('not_found')
      if (!group) await tell({ needs, tx, edition }, 'place_given', record, {})
      return record.applicationGuid
    }),
  )
  return readApplication({ actor, params: { guid: made } }, needs)
}

/** A draft of the person's own, under their phone: they fill it in and consent themselves. */
async function insertOwn(
  tx: Tx,
  { edition, at, form }: { edition: EditionRow; at: Date; form: MemberForm },
): Promise<string> {
  const verdict = normalisePhone(form.person.phone ?? '')
  if (!verdict.ok) refusePhone(form.person.phone ? 'phone_format' : 'required')
  const { phone } = verdict
  const guid = await insertParticipant(tx, {
    accountGuid: (await ensureAccountOf(tx, phone, { locale: form.locale, at })).guid,
    editionGuid: edition.guid,
    isPrimary: true,
    primaryPhone: phone,
    phone,
    role: form.role,
    locale: form.locale,
    at,
  })
  await saveParticipant(tx, {
    guid,
    version: 1,
    change: { person: typedPerson(form.person, phone), media: form.media },
    at,
  })
  return guid
}
