import type * as routes from '#contract/document.ts'
import type { GivenConsent, OwnConsent } from '#contract/document.ts'
import type { Locale } from '#contract/field.ts'
import { type ConsentKind, isAsked } from '#domain/consent/consent-kind.ts'
import { judgeWithdrawal, mayGive } from '#domain/consent/withdrawal.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { endConsent, listConsents, recordConsents } from '#server/persistence/consent-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { legalFactsOf } from '#server/persistence/legal-details-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import {
  loadParticipantFor,
  lockParticipantFor,
  type PermittedParticipant,
} from '../participant/permitted-participant.ts'
import { endPublication } from '../speaker-profile/end-publication.ts'
import { hasConsent, prepareCard } from '../speaker-profile/prepare-card.ts'
import { consentTexts } from './consent-texts.ts'

type Consents = { consents: OwnConsent[] }

/** Every consent of a participant: in force, withdrawn, and possible ones. */
export async function readConsents(
  {
    actor,
    params: { guid },
    facts: { locale },
  }: CallOf<typeof routes.readConsents, 'actor' | 'params' | 'facts'>,
  needs: Needs<'database'>,
): Promise<Consents> {
  const permitted = await loadParticipantFor(needs.database, actor, { guid, concern: 'own' })
  return presentConsents(needs.database, { ...permitted, locale })
}

type Shown = Pick<PermittedParticipant, 'record' | 'edition'> & { locale: Locale }

export async function presentConsents(reader: Reader, { record, edition, locale }: Shown): Promise<Consents> {
  const rows = await listConsents(reader, record.guid)
  const consents = consentTexts(legalFactsOf(edition), locale).map(
    ({ kind, title, version, required }): OwnConsent => {
      const given = rows.filter(row => row.kind === kind).map(row => presentConsent(row, record))
      const standing = given.find(({ withdrawnAt }) => withdrawnAt === null) ?? null
      return {
        ...{ kind, title, version, required, standing },
        earlier: given.filter(one => one !== standing),
        mayGive: standing === null && givesOwn(record, kind) && isAsked(kind, edition.plannedMessages),
        mayWithdraw: standing !== null && judgeWithdrawal({ kind, status: record.status }).ok,
      }
    },
  )
  // A consent that was never asked for, and is not now: nothing to show.
  return {
    consents: consents.filter(
      ({ kind, standing, earlier }) =>
        standing ||
        earlier.length > 0 ||
        (mayGive(kind, record.role) && isAsked(kind, edition.plannedMessages)),
    ),
  }
}

/** What the person may consent to now; anybody else was refused before (product.md §6a). */
function givesOwn(record: ParticipantRecord, kind: ConsentKind): boolean {
  const alive = record.status === 'pending' || record.status === 'approved'
  return alive && mayGive(kind, record.role)
}

type ConsentRow = Awaited<ReturnType<typeof listConsents>>[number]

function presentConsent(row: ConsentRow, record: ParticipantRecord): GivenConsent {
  return {
    guid: row.guid,
    version: row.textVersion,
    locale: row.locale,
    hasText: row.hasText,
    givenAt: row.givenAt.toISOString(),
    givenBy: giver(row, record),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  }
}

/** The person, or somebody who acts for them: a payer consents with each payment. */
export function giver(
  row: { givenBy: string | null },
  record: Pick<ParticipantRecord, 'isPrimary' | 'accountGuid'>,
): 'participant' | 'manager' {
  return record.isPrimary && row.givenBy === record.accountGuid ? 'participant' : 'manager'
}

/** Records a consent to today's text; refused unless the person has read that version. */
export const giveConsent: UseCase<typeof routes.giveConsent, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: wish, facts },
  needs,
) => {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const { record, edition } = await lockParticipantFor(tx, actor, { guid, concern: 'own' })
    if (!givesOwn(record, wish.kind)) refuse('state_forbids')
    const text = consentTexts(legalFactsOf(edition), facts.locale).find(({ kind }) => kind === wish.kind)
    if (!text || text.version !== wish.version) refuse('consent_text_changed')
    const publishes = wish.kind === 'speakerPublication' && !(await hasConsent(tx, guid))
    await recordConsents(tx, {
      participantGuid: guid,
      texts: [text],
      locale: facts.locale,
      at,
      givenBy: actor.accountGuid,
      addressHash: facts.addressHash,
    })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'participant',
      subjectKind: 'participant',
      subjectGuid: guid,
      action: 'giveConsent',
      toValue: wish.kind,
      requestId: facts.requestId,
    })
    if (publishes)
      await prepareCard(tx, {
        participantGuid: guid,
        edition,
        at,
        by: actor.accountGuid,
        requestId: facts.requestId,
        before: null,
      })
  })
  return readConsents({ actor, params: { guid }, facts }, needs)
}

/** Withdraws a consent at once, and ends what it allowed. Refused if participation requires it or it is not in force. */
export const withdrawConsent: UseCase<
  typeof routes.withdrawConsent,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid, kind }, facts }, needs) => {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const { record, edition } = await lockParticipantFor(tx, actor, { guid, concern: 'own' })
    orRefuse(judgeWithdrawal({ kind, status: record.status }))
    if (!(await endConsent(tx, { participantGuid: guid, kind, at }))) refuse('state_forbids')
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'participant',
      subjectKind: 'participant',
      subjectGuid: guid,
      action: 'withdrawConsent',
      toValue: kind,
      requestId: facts.requestId,
    })
    if (kind === 'speakerPublication') {
      const act = { at, by: actor.accountGuid, requestId: facts.requestId }
      await endPublication(needs, tx, { record, edition, ...act })
    }
  })
  return readConsents({ actor, params: { guid }, facts }, needs)
}
