import type { Participant } from '#contract/participant.ts'
import { assistantSections } from '#domain/access/participant-access.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { insertProposal, noteRegistrant } from '#server/persistence/confirmation-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findOwnParticipant } from '#server/persistence/group-member-queries.ts'
import {
  findParticipant,
  insertParticipant,
  saveParticipant,
} from '#server/persistence/participant-queries.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import { loadParticipantFor } from './permitted-participant.ts'
import { presentCompany, presentParticipant } from './present-participant.ts'

export type Another = {
  actor: AccountActor
  facts: RequestFacts
  role: 'participant' | 'speaker' | 'media'
  locale: 'ru' | 'en'
  registrant: { name: string; email: string }
}

/**
 * Starts an application for another person, whose phone comes with the form, together with the request to manage them, which has no effect until the
 * person grants it.
 */
export async function createForAnother(
  needs: Needs<'clock' | 'database'>,
  { actor, facts, role, locale, registrant }: Another,
): Promise<Participant> {
  const at = needs.clock.now()
  const guid = await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const made = await insertParticipant(tx, {
      ...{ accountGuid: actor.accountGuid, editionGuid: edition.guid, isPrimary: false },
      ...{ primaryPhone: null, phone: null, role, locale, at },
    })
    await noteRegistrant(tx, made, actor.accountGuid)
    const person = locale === 'ru' ? { country: 'RU', citizenship: 'RU' } : undefined
    const company = await ownCompany(tx, actor, edition.guid)
    if (person || company)
      await saveParticipant(tx, { guid: made, version: 1, change: { person, company }, at })
    await insertProposal(tx, {
      participantGuid: made,
      accountGuid: actor.accountGuid,
      ...registrant,
      sections: [...assistantSections],
      createdAt: at,
    })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'assistant',
      subjectKind: 'participant',
      subjectGuid: made,
      action: 'create',
      toValue: 'draft',
      requestId: facts.requestId,
    })
    return made
  })
  const { record } = await loadParticipantFor(needs.database, actor, { guid, concern: 'form' })
  return presentParticipant(record, [])
}

/** Colleagues register colleagues, so the form begins with the organisation of whoever registers; undefined where they have no application. */
async function ownCompany(tx: Tx, { accountGuid }: AccountActor, editionGuid: string) {
  const guid = await findOwnParticipant(tx, { accountGuid, editionGuid })
  const own = guid && (await findParticipant(tx, { guid, editionGuid }))
  return own ? presentCompany(own) : undefined
}
