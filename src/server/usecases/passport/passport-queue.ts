import type { z } from 'zod'
import type {
  PassportDetail,
  PassportRow,
  listPassports as route,
  SecurityDecision,
} from '#contract/organizer-passport.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { decideSecurity } from '#domain/passport/security-transitions.ts'
import { countApplicationsBy, listApplicationRows } from '../../persistence/application-list-queries.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { readAudit, recordAudit } from '../../persistence/audit-queries.ts'
import { decodeCursor, pageOf } from '../../persistence/cursor.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import {
  findParticipantByApplication,
  lockParticipant,
  type ParticipantRecord,
} from '../../persistence/participant-queries.ts'
import { recordViewing } from '../../persistence/passport-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
import { notifyParticipant } from '../message/notify-participant.ts'
import type { MessageTemplate } from '../message/render-message.ts'
import { fullName } from '../participant/present-participant.ts'
import { passportWarnings } from './judge-passport.ts'
import { openPassport } from './read-passport.ts'

/** The queue of the passport check. */
export async function listPassports(services: Services, query: z.output<(typeof route)['query']>) {
  const edition = await readCurrentEdition(services.database)
  const { q, security, limit } = query
  const filter = { editionGuid: edition.guid, q }
  const after = decodeCursor(query.cursor, 2)
  const [rows, counts] = await Promise.all([
    listApplicationRows(services.database, { ...filter, security, sort: 'submitted', after, limit }),
    countApplicationsBy(services.database, 'security', filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: items.map(
      (row): PassportRow => ({
        applicationGuid: row.guid,
        name: fullName(row),
        citizenship: row.citizenship,
        company: row.companyShortName ?? row.companyName,
        security: row.security,
        savedAt: row.passportSavedAt?.toISOString() ?? null,
        given: row.passportSavedAt !== null,
      }),
    ),
    nextCursor,
    counts: Object.fromEntries(counts.map(row => [row.value, row.count])),
  }
}

/** Opens a passport in full; who looked and when is recorded in the same transaction as the reading. */
export async function openPassportForCheck(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  applicationGuid: string,
): Promise<PassportDetail> {
  const at = services.clock.now()
  return services.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const record = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    if (!record) refuse('not_found')
    const data = await openPassport(services, tx, record.guid)
    if (data) {
      await recordViewing(tx, { participantGuid: record.guid, viewedBy: actor.accountGuid, at })
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'security',
        subjectKind: 'passport',
        subjectGuid: applicationGuid,
        action: 'viewPassport',
        requestId: facts.requestId,
      })
    }
    const days = {
      birthDate: record.birthDate ?? '',
      today: localDayAt(at.getTime(), edition.timeZone),
      forumEndsOn: edition.endsOn,
    }
    return {
      ...presentRow(record),
      birthDate: record.birthDate,
      phone: record.phone ?? record.accountPhone,
      photoFileGuid: record.photoFileGuid,
      data,
      warnings: data ? passportWarnings(data, days) : [],
      history: await readAudit(tx, [applicationGuid]),
    }
  })
}

const templateOf: Record<SecurityDecision, MessageTemplate | null> = {
  verify: 'passport_verified',
  fail: 'passport_failed',
  refuse: 'passport_refused',
  hold: 'passport_on_hold',
  lookAgain: null,
}

/** Decides a person's security status; a refusal names no detail to the person (product.md §3). */
export async function decidePassport(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  applicationGuid: string,
  input: { decision: SecurityDecision; note: string | null; savedAt: string | null },
): Promise<PassportRow> {
  const at = services.clock.now()
  await services.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
    if (!record) refuse('not_found')
    // The person saved other data since the operator opened these.
    if ((record.passportSavedAt?.toISOString() ?? null) !== input.savedAt) refuse('changed_meanwhile')
    const { to } = orRefuse(decideSecurity(input.decision, { status: record.security, actor: 'security' }))
    if ((input.decision === 'verify' || input.decision === 'fail') && !record.passportSavedAt)
      refuse('state_forbids')
    const note = input.decision === 'fail' ? input.note : null
    await changeApplication(tx, applicationGuid, { security: to, passportNote: note })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'security',
      subjectKind: 'application',
      subjectGuid: applicationGuid,
      action: input.decision,
      fromValue: record.security,
      toValue: to,
      reason: input.note,
      requestId: facts.requestId,
    })
    const template = templateOf[input.decision]
    if (template) await notifyParticipant(services, tx, template, record, edition, { reason: note ?? '' })
  })
  const edition = await readCurrentEdition(services.database)
  const after = await findParticipantByApplication(services.database, {
    applicationGuid,
    editionGuid: edition.guid,
  })
  return after ? presentRow(after) : refuse('not_found')
}

function presentRow(record: ParticipantRecord): PassportRow {
  return {
    applicationGuid: record.applicationGuid,
    name: fullName(record),
    citizenship: record.citizenship,
    company: record.companyShortName ?? record.companyName,
    security: record.security,
    savedAt: record.passportSavedAt?.toISOString() ?? null,
    given: record.passportSavedAt !== null,
  }
}
