import { invoiceAccess } from '#domain/access/invoice-access.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import type { Reader } from '#server/persistence/database.ts'
import { type EditionRow, readEdition } from '#server/persistence/edition-queries.ts'
import { findInvoice, type InvoiceRecord, listInvoiceLines } from '#server/persistence/invoice-queries.ts'
import { listInvoiceRaiseLines } from '#server/persistence/raise-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor, Actor } from '#server/services.ts'
import { type ActingAccount, loadPermitted } from '../participant/permitted-participants.ts'

/** How much the account sees of each of these invoices, and for whom on them it acts. */
export async function invoiceAccesses(
  reader: Reader,
  actor: ActingAccount,
  invoices: readonly Pick<InvoiceRecord, 'guid' | 'issuedBy' | 'editionGuid'>[],
): Promise<Map<string, { access: 'whole' | 'ownLine' | 'none'; permitted: ReadonlySet<string> }>> {
  const [first] = invoices
  if (!first) return new Map()
  const guids = invoices.map(({ guid }) => guid)
  const lines = await listInvoiceLines(reader, guids)
  // One for places belongs to whoever is responsible for the company now.
  const ofCompany = new Set(
    (await listInvoiceRaiseLines(reader, guids))
      .filter(({ accountGuid }) => accountGuid === actor.accountGuid)
      .map(({ invoiceGuid }) => invoiceGuid),
  )
  const mine = await loadPermitted(reader, actor, {
    of: { guids: [...new Set(lines.map(line => line.participantGuid))], editionGuid: first.editionGuid },
    concern: 'payment',
  })
  const permitted = new Set(mine.map(({ record }) => record.guid))
  return new Map(
    invoices.map(invoice => {
      const standing = lines.filter(line => line.invoiceGuid === invoice.guid)
      const access = invoiceAccess({
        issued: invoice.issuedBy === actor.accountGuid,
        people: standing.length,
        permitted: standing.filter(line => permitted.has(line.participantGuid)).length,
      })
      return [invoice.guid, { access: ofCompany.has(invoice.guid) ? 'whole' : access, permitted }]
    }),
  )
}

/** Refuses an account that may not see this invoice whole: for it the invoice does not exist (404). */
export async function requireWholeInvoice(
  reader: Reader,
  actor: AccountActor,
  invoice: InvoiceRecord,
): Promise<void> {
  const accesses = await invoiceAccesses(reader, actor, [invoice])
  if (accesses.get(invoice.guid)?.access !== 'whole') refuse('not_found')
}

/** An invoice for somebody who may see it whole: an account by the rule, finance always. */
export async function loadWholeInvoice(
  reader: Reader,
  actor: Actor,
  guid: string,
): Promise<{ invoice: InvoiceRecord; edition: EditionRow }> {
  const invoice = await findInvoice(reader, guid)
  if (!invoice) refuse('not_found')
  if (actor.kind === 'account') await requireWholeInvoice(reader, actor, invoice)
  else if (!mayOrganise(actor.roles, 'read-payments')) refuse('not_found')
  return { invoice, edition: await readEdition(reader, invoice.editionGuid) }
}
