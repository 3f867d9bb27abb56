import type { Credit as PresentedCredit } from '#contract/replacement.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { type CreditRow, listCredits as selectCredits } from '#server/persistence/replacement-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'
import { fullName, knownName } from '../participant/present-participant.ts'

/** For finance: money of places given away that counts for nobody yet. */
export async function listCredits(needs: Needs<'database'>): Promise<{ items: PresentedCredit[] }> {
  const edition = await readCurrentEdition(needs.database)
  return { items: await presentedCredits(needs.database, { editionGuid: edition.guid }) }
}

export async function presentedCredits(
  reader: Reader,
  wanted: { editionGuid: string; groupGuid?: string },
): Promise<PresentedCredit[]> {
  return (await selectCredits(reader, wanted)).map(presentCredit)
}

function presentCredit(row: CreditRow): PresentedCredit {
  return {
    guid: row.guid,
    participantGuid: row.oldParticipantGuid,
    oldName: fullName({
      lastName: row.oldLastName,
      firstName: row.oldFirstName,
      middleName: row.oldMiddleName,
      latinLastName: row.oldLatinLastName,
      latinFirstName: row.oldLatinFirstName,
    }),
    newName: knownName({
      lastName: row.newLastName,
      firstName: row.newFirstName,
      middleName: row.newMiddleName,
      latinLastName: row.newLatinLastName,
      latinFirstName: row.newLatinFirstName,
    }),
    amountKopecks: row.amountKopecks.toString(),
    invoiceNumber:
      row.invoiceYear !== null && row.invoiceNumber !== null
        ? invoiceNumber({ year: row.invoiceYear, number: row.invoiceNumber })
        : null,
    state: row.endedAt ? 'free' : 'waiting',
    madeAs: row.madeAs,
    madeAt: row.madeAt.toISOString(),
  }
}
