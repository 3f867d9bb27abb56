import type * as routes from '#contract/badge.ts'
import { type BadgeData, badgeData } from '#contract/badge.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { tellParticipant } from '#server/persistence/live-queries.ts'
import { type ParticipantRecord, saveParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { type ChangeableSection, refuseProposed } from '../section/changeable-section.ts'
import { isBadgeLocked, readBadge } from './read-badge.ts'

/** Changes what is printed on the badge; after the edition's date only a change request can change the company's name (spec point 4). */
export const saveBadge: UseCase<typeof routes.saveBadge, 'clock' | 'database' | 'passes'> = async (
  { actor, params: { guid }, body: { version, ...data }, facts },
  needs,
) => {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const { record, edition, role } = await lockParticipantFor(tx, actor, { guid, concern: 'profile' })
    if (record.status !== 'pending' && record.status !== 'approved') refuse('state_forbids')
    if (data.companyShortName !== record.companyShortName && isBadgeLocked(edition, at)) refuseCompany()
    if (!(await writeBadge(tx, record, { data, version, at }))) refuse('changed_meanwhile')
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: role,
      subjectKind: 'participant',
      subjectGuid: guid,
      action: 'saveBadge',
      requestId: facts.requestId,
    })
  })
  return readBadge({ actor, params: { guid } }, needs)
}

function refuseCompany(): never {
  return refuse('deadline_passed', { details: [{ field: 'companyShortName', code: 'deadline_passed' }] })
}

async function writeBadge(
  tx: Tx,
  record: ParticipantRecord,
  { data, version, at }: { data: BadgeData; version: number; at: Date },
): Promise<boolean> {
  const change = { person: { position: data.position }, company: { shortName: data.companyShortName } }
  const saved = await saveParticipant(tx, { guid: record.guid, version, change, at })
  if (saved !== null) await tellParticipant(tx, record.guid)
  return saved !== null
}

/** The badge for change requests. */
export const badgeSection: ChangeableSection = {
  isLocked: async ({ edition, at }) => isBadgeLocked(edition, at),
  async judge(_context, proposed) {
    const parsed = badgeData.safeParse(proposed)
    return parsed.success ? parsed.data : refuseProposed(parsed.error)
  },
  async apply({ tx, record, at }, proposed) {
    await writeBadge(tx, record, { data: badgeData.parse(proposed), version: record.version, at })
  },
  present: async (_services, records) =>
    new Map(
      records.map(({ guid, companyShortName, position }) => [guid, { companyShortName, position }] as const),
    ),
  describe: async (_context, { companyShortName, position }) => ({
    companyShortName: String(companyShortName ?? ''),
    position: String(position ?? ''),
  }),
}
