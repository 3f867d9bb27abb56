import { payability } from '#domain/payment/payability.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { listOpenCardPayments } from '#server/persistence/card-payment-line-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { listPartlyPaid } from '#server/persistence/invoice-payment-queries.ts'
import { listInvoiceLines, listOpenInvoiceLines } from '#server/persistence/invoice-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'

type Problem = { guid: string; code: ErrorCode }

/**
 * Refuses when somebody cannot be paid for, naming each of several, so that the payer knows whom to leave out. The field is `participantGuids.` and
 * the person's guid.
 */
export function refusePeople(people: readonly ParticipantRecord[], problems: readonly Problem[]): void {
  const [first] = problems
  if (!first) return
  const details =
    people.length > 1 ? problems.map(({ guid, code }) => ({ field: `participantGuids.${guid}`, code })) : []
  refuse(first.code, { details })
}

/** Refuses people who may not be paid for at all: not approved, refused by security, or already paid for. */
export function refuseUnpayable(people: readonly ParticipantRecord[]): void {
  refusePeople(
    people,
    people.flatMap(record => {
      const verdict = payability(record)
      return verdict.ok ? [] : [{ guid: record.guid, code: verdict.code }]
    }),
  )
}

/** Refuses people on an open invoice. */
export async function refuseInvoiced(tx: Tx, people: readonly ParticipantRecord[]): Promise<void> {
  const open = await listOpenInvoiceLines(
    tx,
    people.map(({ applicationGuid }) => applicationGuid),
  )
  const invoiced = new Set(open.map(line => line.applicationGuid))
  refusePeople(
    people,
    people.flatMap(({ guid, applicationGuid }) =>
      invoiced.has(applicationGuid) ? [{ guid, code: 'invoice_open' as const }] : [],
    ),
  )
}

/** Refuses people whose open invoice names others too: a card that paid for these alone could not close it (decision 058). */
export async function refuseSharedInvoice(tx: Tx, people: readonly ParticipantRecord[]): Promise<void> {
  const wanted = new Set(people.map(({ applicationGuid }) => applicationGuid))
  const open = await listOpenInvoiceLines(tx, [...wanted])
  const lines = await listInvoiceLines(tx, [...new Set(open.map(line => line.invoiceGuid))])
  const shared = new Set(
    lines.filter(line => !wanted.has(line.applicationGuid)).map(line => line.invoiceGuid),
  )
  const blocked = new Set(open.filter(line => shared.has(line.invoiceGuid)).map(line => line.applicationGuid))
  refusePeople(
    people,
    people.flatMap(({ guid, applicationGuid }) =>
      blocked.has(applicationGuid) ? [{ guid, code: 'invoice_open' as const }] : [],
    ),
  )
}

/** Refuses people to whose invoice a part of its sum has come: a card would pay a second time. */
export async function refusePartlyPaid(tx: Tx, people: readonly ParticipantRecord[]): Promise<void> {
  const paid = new Set(
    await listPartlyPaid(
      tx,
      people.map(({ applicationGuid }) => applicationGuid),
    ),
  )
  refusePeople(
    people,
    people.flatMap(({ guid, applicationGuid }) =>
      paid.has(applicationGuid) ? [{ guid, code: 'invoice_partly_paid' as const }] : [],
    ),
  )
}

/** Refuses people with a card payment under way. */
export async function refuseBeingPaid(tx: Tx, people: readonly ParticipantRecord[]): Promise<void> {
  const open = await listOpenCardPayments(
    tx,
    people.map(({ applicationGuid }) => applicationGuid),
  )
  const paying = new Set(open.flatMap(({ applicationGuids }) => applicationGuids))
  refusePeople(
    people,
    people.flatMap(({ guid, applicationGuid }) =>
      paying.has(applicationGuid) ? [{ guid, code: 'payment_in_progress' as const }] : [],
    ),
  )
}
