import { findChargedLine } from '../persistence/card-payment-line-queries.ts'
import type { Tx } from '../persistence/database.ts'
import {
  changeReplacement,
  findNewestFrom,
  findPaidInvoiceLine,
  insertReplacement,
} from '../persistence/replacement-queries.ts'
import { demoEdition } from './demo-edition.ts'
import { moscow } from './demo-event.ts'
import { demoPlaces } from './demo-places.ts'
import type { SeededParticipant } from './seed-history.ts'

type People = ReadonlyMap<string, SeededParticipant>

/** Money that counts for nobody yet, for finance to see and to give back. */
export async function seedPlaces(
  tx: Tx,
  { editionGuid, people, committee }: { editionGuid: string; people: People; committee: string },
): Promise<void> {
  for (const { from, to, paidBy, givenAt, freeAgainAt } of demoPlaces) {
    const [old, made] = [applicationOf(people, from), applicationOf(people, to)]
    await insertReplacement(tx, {
      editionGuid,
      oldApplicationGuid: old,
      newApplicationGuid: made,
      amountKopecks: demoEdition.feeKopecks,
      madeBy: committee,
      madeAs: 'organiser',
      madeAt: moscow(givenAt),
      ...(paidBy === 'invoice'
        ? {
            invoiceLineGuid: (await findPaidInvoiceLine(tx, old))?.guid ?? unpaid(from),
            cardPaymentLineGuid: null,
          }
        : {
            invoiceLineGuid: null,
            cardPaymentLineGuid: (await findChargedLine(tx, old))?.guid ?? unpaid(from),
          }),
    })
    const place = freeAgainAt === null ? undefined : await findNewestFrom(tx, old)
    if (place && freeAgainAt)
      await changeReplacement(tx, place.guid, { endedAt: moscow(freeAgainAt), endedBecause: 'released' })
  }
}

function applicationOf(people: People, phone: string): string {
  const found = people.get(phone)
  if (!found) throw new RangeError(`no demo participant has the phone ${phone}`)
  return found.applicationGuid
}

function unpaid(phone: string): never {
  throw new RangeError(`nobody has paid for ${phone}`)
}
