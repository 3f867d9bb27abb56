import { checkStanding } from '#domain/security-check/check-standing.ts'
import { checkedKinds } from '#domain/security-check/checked-kind.ts'
import type { Tx } from '../persistence/database.ts'
import {
  type ListedPerson,
  listDecidedOn,
  listToCheck,
} from '../persistence/security-check-person-queries.ts'
import {
  insertCheckRows,
  insertSecurityCheck,
  recordHandover,
  recordVerdicts,
} from '../persistence/security-check-queries.ts'
import { preparedAt } from './seed-edition.ts'

type Facts = { editionGuid: string; security: string }

const hour = 3_600_000

/** Two lists for the outside service: one answered in part, one that waits for its reply. Some people are left for a third. */
export async function seedSecurityChecks(tx: Tx, { editionGuid, security }: Facts): Promise<void> {
  const decided = await listDecidedOn(tx, { editionGuid, limit: 8 })
  const first = await listToCheck(tx, { editionGuid, kinds: checkedKinds, again: false, limit: 3 })
  const guid = await handedOver(tx, { editionGuid, security, people: [...decided, ...first], hoursAgo: 52 })
  const lines = (verdict: 'cleared' | 'refused') =>
    decided.flatMap(({ state }, index) => (checkStanding(state) === verdict ? [index + 1] : []))
  for (const verdict of ['cleared', 'refused'] as const)
    await recordVerdicts(tx, guid, {
      lines: lines(verdict),
      ...{ verdict, at: ago(30) },
      byAccount: security,
    })
  const second = await listToCheck(tx, {
    editionGuid,
    kinds: ['employee', 'vehicle'],
    again: false,
    limit: 3,
  })
  if (second.length > 0) await handedOver(tx, { editionGuid, security, people: second, hoursAgo: 5 })
}

const ago = (hours: number) => new Date(preparedAt.getTime() - hours * hour)

async function handedOver(
  tx: Tx,
  { editionGuid, security, people, hoursAgo }: Facts & { people: readonly ListedPerson[]; hoursAgo: number },
): Promise<string> {
  const by = { byAccount: security, people: people.length }
  const { guid } = await insertSecurityCheck(tx, { editionGuid, purpose: 'check', at: ago(hoursAgo), ...by })
  await insertCheckRows(tx, guid, people)
  await recordHandover(tx, { checkGuid: guid, at: ago(hoursAgo - 1), ...by })
  return guid
}
