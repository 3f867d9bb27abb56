import type { ApplicationMatter, ApplicationPass } from '#contract/application-matter.ts'
import { decidableChanges } from '#domain/access/change-access.ts'
import { readableMatters } from '#domain/access/matter-access.ts'
import { mayOrganise, type OrganiserRole } from '#domain/access/organiser-role.ts'
import { listOpenChangesOf } from '#server/persistence/change-request-queries.ts'
import { listOpenPairsOf } from '#server/persistence/duplicate-queries.ts'
import { findLatestErasureRequest } from '#server/persistence/erasure-queries.ts'
import { findOpenCall } from '#server/persistence/mismatch-call-queries.ts'
import { findPassOfApplication } from '#server/persistence/pass-list-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { fullName, latinName } from '../participant/present-participant.ts'

type Person = { applicationGuid: string; participantGuid: string; editionGuid: string }

/** What waits to be settled about a person, the oldest first. A list that the roles do not read is not asked. */
export async function readMatters(
  { database, clock }: Needs<'clock' | 'database'>,
  person: Person,
  roles: readonly OrganiserRole[],
): Promise<ApplicationMatter[]> {
  const { applicationGuid: guid, participantGuid, editionGuid } = person
  const kinds = readableMatters(roles)
  const sections = decidableChanges(roles)
  const [changes, erasure, call, pairs] = await Promise.all([
    kinds.includes('change') && sections.length > 0
      ? listOpenChangesOf(database, { participantGuid, editionGuid, kinds: sections })
      : [],
    kinds.includes('erasure') ? findLatestErasureRequest(database, participantGuid) : undefined,
    kinds.includes('call') ? findOpenCall(database, { guid, editionGuid, now: clock.now() }) : undefined,
    kinds.includes('duplicate') ? listOpenPairsOf(database, { participantGuid, editionGuid }) : [],
  ])
  const matters: ApplicationMatter[] = [
    ...changes.map(({ guid: request, kind: section, requestedAt }) => ({
      kind: 'change' as const,
      ...{ guid: request, section, since: requestedAt.toISOString() },
    })),
    ...(erasure?.status === 'open'
      ? [{ kind: 'erasure' as const, guid: erasure.guid, since: erasure.requestedAt.toISOString() }]
      : []),
    ...(call ? [{ kind: 'call' as const, guid, tab: call.tab, since: call.openedAt.toISOString() }] : []),
    ...pairs.map(({ guid: pair, foundAt, ...other }) => ({
      kind: 'duplicate' as const,
      ...{ guid: pair, since: foundAt.toISOString() },
      other: { name: fullName(other), latinName: latinName(other) },
    })),
  ]
  return matters.sort((one, another) => one.since.localeCompare(another.since))
}

/** The pass of the person with its badge, for roles that read passes. */
export async function readPassOf(
  { database }: Needs<'database'>,
  { editionGuid, applicationGuid }: Omit<Person, 'participantGuid'>,
  roles: readonly OrganiserRole[],
): Promise<{ issued: ApplicationPass | null } | null> {
  if (!mayOrganise(roles, 'read-passes')) return null
  const row = await findPassOfApplication(database, { editionGuid, applicationGuid })
  if (!row) return { issued: null }
  const { guid, counter, state, issuedAt, revokedAt, withheldAt } = row
  const seesBadge = state === 'valid' && mayOrganise(roles, 'print-badges')
  return {
    issued: {
      ...{ guid, counter, state, since: (withheldAt ?? revokedAt ?? issuedAt).toISOString() },
      badge: seesBadge
        ? {
            standing: row.badgeStanding,
            printedAt: row.printedAt?.toISOString() ?? null,
            handedOverAt: row.handedOverAt?.toISOString() ?? null,
          }
        : null,
    },
  }
}
