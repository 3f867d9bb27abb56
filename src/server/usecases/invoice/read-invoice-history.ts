import type * as routes from '#contract/organiser-finance.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { maySeeReason } from '#domain/audit/audit-access.ts'
import { historyEnd } from '#domain/audit/history-end.ts'
import { readAudit } from '#server/persistence/audit-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { findInvoice, type InvoiceRecord } from '#server/persistence/invoice-queries.ts'
import { listInvoiceRaiseLines } from '#server/persistence/raise-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/** What the log has of an invoice, beginning with its issue. */
export const readInvoiceHistory: UseCase<typeof routes.readInvoiceHistory, 'database'> = async (
  { actor, params: { guid } },
  { database },
) => {
  const invoice = (await findInvoice(database, guid)) ?? refuse('not_found')
  const [history, raised] = await Promise.all([
    historyOf(database, [guid], actor.roles),
    listInvoiceRaiseLines(database, [guid]),
  ])
  return { history: [...history, issueOf(invoice, { isRaise: raised.length > 0 })] }
}

/** The log about these records, as an organiser with these roles reads it. */
export async function historyOf(reader: Reader, guids: string[], roles: readonly OrganiserRole[]) {
  const rows = await readAudit(reader, guids)
  return rows.map(({ subjectKind, subjectGuid, at, actor, action, ...row }) => ({
    ...{ at, actor, action, subjectGuid },
    kind: subjectKind,
    from: historyEnd(row.from),
    to: historyEnd(row.to),
    reason: maySeeReason(roles, row.actorRole) ? historyEnd(row.reason) : null,
  }))
}

/** The log notes the issue under each person's payment and not under the invoice, so its time comes from the invoice's own row. */
export function issueOf({ createdAt }: Pick<InvoiceRecord, 'createdAt'>, { isRaise }: { isRaise: boolean }) {
  return {
    at: createdAt.toISOString(),
    actor: isRaise ? 'staffOwner' : 'payer',
    action: 'issueInvoice',
    kind: 'invoice' as const,
    ...{ from: null, to: null, reason: null },
  }
}
