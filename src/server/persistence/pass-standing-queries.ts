import { randomUUID } from 'node:crypto'
import { passAfter } from '#domain/pass/pass-standing.ts'
import { settledPaymentStatuses } from '#domain/payment/payment-transitions.ts'
import type { Reader, Tx } from './database.ts'
import { insertPass, lockPass, lockPassesOfApplications, reissuePass, revokePass } from './pass-queries.ts'

/**
 * Brings the passes of applications in line with what now stands of them: issued as soon as the person may enter, void as soon as they may not. The
 * caller has locked the people or their applications, so that of two changes at once the later one decides.
 */
export async function settlePasses(tx: Tx, applicationGuids: readonly string[], at: Date): Promise<void> {
  if (applicationGuids.length === 0) return
  if (applicationGuids.length > 1) await lockPassesOfApplications(tx, applicationGuids)
  for (const standing of await standingsOf(tx, applicationGuids)) {
    const subject = {
      editionGuid: standing.editionGuid,
      kind: 'participant',
      subjectGuid: standing.guid,
    } as const
    const after = passAfter(standing)
    if (after === 'issued' && !standing.hasPass) await givePass(tx, subject, at)
    if (after === 'void' && standing.hasPass) await voidPass(tx, subject, at)
  }
}

/** The same for every application of a person: their photograph belongs to all of them. */
export async function settlePassesOf(tx: Tx, participantGuid: string, at: Date): Promise<void> {
  const applications = await tx
    .selectFrom('application')
    .select('guid')
    .where('participantGuid', '=', participantGuid)
    .execute()
  await settlePasses(
    tx,
    applications.map(({ guid }) => guid),
    at,
  )
}

/**
 * The valid pass of a subject: the first one, the one it has, or a void one under its next number. One that security withholds stays void until it is given
 * again by hand.
 */
export async function givePass(
  tx: Tx,
  subject: Parameters<typeof lockPass>[1],
  at: Date,
): Promise<{ guid: string; counter: number }> {
  await insertPass(tx, { ...subject, guid: randomUUID(), at })
  const pass = await lockPass(tx, subject)
  if (!pass) throw new TypeError('a pass was inserted and is not there')
  const { guid, counter, revokedAt, withheldAt } = pass
  if (!revokedAt || withheldAt) return { guid, counter }
  await reissuePass(tx, guid, at)
  return { guid, counter: counter + 1 }
}

/** Voids the pass of a subject and tells the gates; who has none is left alone. */
export async function voidPass(tx: Tx, subject: Parameters<typeof lockPass>[1], at: Date): Promise<void> {
  const pass = await lockPass(tx, subject)
  if (pass && !pass.revokedAt) await revokePass(tx, pass, { at, reason: 'verdict' })
}

/** People who may enter and have no valid pass, without those from whom it is withheld. */
export async function listWithoutPass(
  reader: Reader,
  limit: number,
): Promise<{ guid: string; participantGuid: string; editionGuid: string }[]> {
  const rows = await standings(reader)
    .select('application.participantGuid')
    .where('application.status', '=', 'approved')
    .where('application.security', '=', 'passportVerified')
    .where('application.payment', 'in', [...settledPaymentStatuses])
    .where('pass.guid', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pass as withheld')
            .select('withheld.guid')
            .whereRef('withheld.subjectGuid', '=', 'application.guid')
            .whereRef('withheld.editionGuid', '=', 'application.editionGuid')
            .where('withheld.kind', '=', 'participant')
            .where('withheld.withheldAt', 'is not', null),
        ),
      ),
    )
    .where('participant.photographFileGuid', 'is not', null)
    .where('application.photographReviewSince', 'is', null)
    .where('application.photographRequestedAt', 'is', null)
    .orderBy('application.guid')
    .limit(limit)
    .execute()
  return rows
    .filter(row => passAfter(present(row)) === 'issued')
    .map(({ guid, participantGuid, editionGuid }) => ({ guid, participantGuid, editionGuid }))
}

async function standingsOf(tx: Tx, guids: readonly string[]) {
  const rows = await standings(tx)
    .where('application.guid', 'in', [...guids])
    .orderBy('application.guid')
    .execute()
  return rows.map(present)
}

function standings(reader: Reader) {
  return reader
    .selectFrom('application')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .leftJoin('pass', join =>
      join
        .onRef('pass.subjectGuid', '=', 'application.guid')
        .onRef('pass.editionGuid', '=', 'application.editionGuid')
        .on('pass.kind', '=', 'participant')
        .on('pass.revokedAt', 'is', null),
    )
    .select([
      'application.guid',
      'application.editionGuid',
      'application.status as application',
      'application.security',
      'application.payment',
      'application.photographReviewSince',
      'application.photographRequestedAt',
      'participant.photographFileGuid',
      'pass.guid as passGuid',
    ])
}

function present(row: Awaited<ReturnType<ReturnType<typeof standings>['execute']>>[number]) {
  const { guid, editionGuid, application, security, payment } = row
  return {
    ...{ guid, editionGuid, application, security, payment },
    photographGiven: row.photographFileGuid !== null,
    photographAwaitsReview: row.photographReviewSince !== null,
    photographRequested: row.photographRequestedAt !== null,
    hasPass: row.passGuid !== null,
  }
}
