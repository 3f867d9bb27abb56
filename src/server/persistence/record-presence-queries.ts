import type { PresenceKind } from '#domain/organiser/record-presence.ts'
import type { Tx } from './database.ts'

/** Says that somebody has a record open, and returns the names of the others who had it open since `since`. */
export async function meetReaders(
  tx: Tx,
  meeting: { kind: PresenceKind; recordGuid: string; accountGuid: string; at: Date; since: Date },
): Promise<string[]> {
  const { kind, recordGuid, accountGuid, at, since } = meeting
  await tx
    .deleteFrom('recordPresence')
    .where('accountGuid', '=', accountGuid)
    .where('seenAt', '<', since)
    .execute()
  await tx
    .insertInto('recordPresence')
    .values({ kind, recordGuid, accountGuid, seenAt: at })
    .onConflict(conflict =>
      conflict.columns(['kind', 'recordGuid', 'accountGuid']).doUpdateSet({ seenAt: at }),
    )
    .execute()
  const others = await tx
    .selectFrom('recordPresence')
    .innerJoin('organiser', 'organiser.accountGuid', 'recordPresence.accountGuid')
    .select('organiser.name')
    .where('kind', '=', kind)
    .where('recordGuid', '=', recordGuid)
    .where('recordPresence.accountGuid', '<>', accountGuid)
    .where('seenAt', '>', since)
    .orderBy('organiser.name')
    .execute()
  return others.map(({ name }) => name)
}
