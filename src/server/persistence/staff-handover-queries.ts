import type { Reader, Tx } from './database.ts'

/** The offer of a company that nobody has answered yet. */
export function findOpenHandover(reader: Reader, companyGuid: string) {
  return reader
    .selectFrom('staffHandover')
    .selectAll()
    .where('companyGuid', '=', companyGuid)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
}

/** The unanswered offers of this edition to a phone, the oldest first. */
export function listHandoversTo(reader: Reader, wanted: { phone: string; editionGuid: string }) {
  return reader
    .selectFrom('staffHandover')
    .innerJoin('staffCompany', 'staffCompany.guid', 'staffHandover.companyGuid')
    .select([
      'staffHandover.guid',
      'staffHandover.companyGuid',
      'staffHandover.offeredBy',
      'staffHandover.offeredAt',
      'staffCompany.name as companyName',
      'staffCompany.accountGuid',
      'staffCompany.firstName',
      'staffCompany.lastName',
      'staffCompany.latinFirstName',
      'staffCompany.latinLastName',
    ])
    .where('staffHandover.phone', '=', wanted.phone)
    .where('staffHandover.endedAt', 'is', null)
    .where('staffCompany.editionGuid', '=', wanted.editionGuid)
    .orderBy('staffHandover.offeredAt')
    .execute()
}

/** One open offer for a company: the unique index `staff_handover_open` decides. */
export async function insertHandover(
  tx: Tx,
  offer: { companyGuid: string; phone: string; offeredBy: string; offeredAt: Date },
): Promise<void> {
  await tx.insertInto('staffHandover').values(offer).execute()
}

/** Ends an offer that is still open; false when somebody was faster. */
export async function endHandover(
  tx: Tx,
  guid: string,
  { outcome, at }: { outcome: 'taken' | 'declined' | 'withdrawn'; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staffHandover')
    .set({ outcome, endedAt: at })
    .where('guid', '=', guid)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
