import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/replacement.ts'
import type { Credit as PresentedCredit } from '#contract/replacement.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { type CreditRow, listCredits as selectCredits } from '#server/persistence/replacement-queries.ts'
import type { CallOf, Needs } from '#server/use-case.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'
import { knownName, nameFor } from '../participant/present-participant.ts'

/** For finance: money of places given away that counts for nobody yet. */
export async function listCredits(
  { facts }: CallOf<typeof routes.listCredits, 'facts'>,
  needs: Needs<'database'>,
): Promise<{ items: PresentedCredit[] }> {
  const edition = await readCurrentEdition(needs.database)
  return {
    items: await presentedCredits(needs.database, { editionGuid: edition.guid, locale: facts.locale }),
  }
}

export async function presentedCredits(
  reader: Reader,
  { locale, ...wanted }: { editionGuid: string; groupGuid?: string; locale: Locale },
): Promise<PresentedCredit[]> {
  return (await selectCredits(reader, wanted)).map(row => presentCredit(row, locale))
}

function presentCredit(row: CreditRow, locale: Locale): PresentedCredit {
  const newcomer = {
    lastName: row.newLastName,
    firstName: row.newFirstName,
    middleName: row.newMiddleName,
    latinLastName: row.newLatinLastName,
    latinFirstName: row.newLatinFirstName,
  }
  return {
    guid: row.guid,
    participantGuid: row.oldParticipantGuid,
    oldName: nameFor(locale, {
      lastName: row.oldLastName,
      firstName: row.oldFirstName,
      middleName: row.oldMiddleName,
      latinLastName: row.oldLatinLastName,
      latinFirstName: row.oldLatinFirstName,
    }),
    // A draft may have no name yet.
    newName: knownName(newcomer) && nameFor(locale, newcomer),
    amountKopecks: row.amountKopecks.toString(),
    invoiceNumber:
      row.invoiceYear !== null && row.invoiceNumber !== null
        ? invoiceNumber({ year: row.invoiceYear, number: row.invoiceNumber })
        : null,
    invoiceGuid: row.invoiceGuid,
    state: row.endedAt ? 'free' : 'waiting',
    madeAs: row.madeAs,
    madeAt: row.madeAt.toISOString(),
  }
}
