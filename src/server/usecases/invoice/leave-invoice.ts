import type { ActingRole } from '#domain/access/participant-access.ts'
import type { AuditRole } from '#domain/audit/audit-entry.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import {
  findOpenInvoice,
  type InvoiceRecord,
  listInvoiceLines,
  lockInvoice,
  noteReplacement,
} from '#server/persistence/invoice-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { findPayerContact } from '#server/persistence/payer-contact-queries.ts'
import { lockParticipants } from '#server/persistence/people-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import { tellAddressee } from '../message/tell-addressee.ts'
import { tell } from '../message/tell-participant.ts'
import { writeToCoordinator } from '../message/write-to-coordinator.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'
import { permittedAmong } from '../participant/permitted-participants.ts'
import { findPaidByWhom, isPersonOf } from '../payment/paying-coordinator.ts'
import { applyTransition, applyTransitions } from '../transition/apply-transition.ts'
import { invoiceMachine } from '../transition/invoice-machine.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import { refuseMoneyOn } from './cancel-invoice.ts'
import { invoiceNumber } from './present-invoice.ts'
import { invoiceFigures, paperInWords } from './tell-of-invoice.ts'
import { type WrittenInvoice, writeInvoice } from './write-invoice.ts'

/** A person for whom the caller may act, the caller's role, and everybody on an open invoice with them; all locked. */
export type Invoiced = {
  record: Locked<ParticipantRecord>
  edition: EditionRow
  others: Locked<ParticipantRecord>[]
  role: AuditRole
}

/**
 * Locks a person together with everybody on their open invoice, in the same order as issuing and closing one: two simultaneous withdrawals take turns
 * instead of deadlocking.
 */
export async function lockWithInvoice(
  tx: Tx,
  actor: AccountActor,
  guid: string,
): Promise<Invoiced & { role: ActingRole }> {
  const { record: known, edition } = await loadParticipantFor(tx, actor, { guid, concern: 'withdraw' })
  const guids = new Set([guid, ...(await peopleOnOpenInvoice(tx, known.applicationGuid))])
  const records = await lockParticipants(tx, { guids: [...guids], editionGuid: edition.guid })
  const locked = new Map(records.map(record => [record.guid, record]))
  const asked = records.filter(each => each.guid === guid)
  // Checked again under the lock: the person may have just confirmed, or withdrawn the right.
  const [permitted] = await permittedAmong(tx, actor, { records: asked, concern: 'withdraw' })
  const { record, role } = permitted ?? refuse('not_found')
  const others: Locked<ParticipantRecord>[] = []
  for (const each of await peopleOnOpenInvoice(tx, record.applicationGuid)) {
    // Somebody was added to the invoice since: locking them now would break the order.
    const other = locked.get(each) ?? refuse('changed_meanwhile')
    if (each !== guid) others.push(other)
  }
  return { record, edition, others, role }
}

/** The same for the committee, which may act for everybody. */
export async function lockAllOnInvoice(
  tx: Tx,
  { guid, applicationGuid, editionGuid }: { guid: string; applicationGuid: string; editionGuid: string },
): Promise<{ record: Locked<ParticipantRecord> | undefined; others: Locked<ParticipantRecord>[] }> {
  const known = new Set([guid, ...(await peopleOnOpenInvoice(tx, applicationGuid))])
  const records = await lockParticipants(tx, { guids: [...known], editionGuid })
  const current = await peopleOnOpenInvoice(tx, applicationGuid)
  // Somebody was added to the invoice since: locking them now would break the order.
  if (current.some(each => !known.has(each))) refuse('changed_meanwhile')
  return {
    record: records.find(each => each.guid === guid),
    others: records.filter(each => each.guid !== guid && current.includes(each.guid)),
  }
}

async function peopleOnOpenInvoice(tx: Tx, applicationGuid: string): Promise<string[]> {
  const invoiceGuid = await findOpenInvoice(tx, applicationGuid)
  const lines = await listInvoiceLines(tx, invoiceGuid ? [invoiceGuid] : [])
  return lines.map(line => line.participantGuid)
}

type Leaving = {
  needs: Needs<'clock' | 'config' | 'sealer'>
  tx: Tx
  actor: { accountGuid: string }
  facts: RequestFacts
  at: Date
  invoiced: Invoiced
}

/**
 * Takes a person who withdraws off their open invoice. An issued invoice is never altered: it is cancelled, and the others on it get a new one with a
 * new number and the remaining sum (decision 021).
 */
export async function leaveInvoice(leaving: Leaving): Promise<void> {
  const { tx, actor, facts, at, invoiced } = leaving
  const invoice = await lockOpenInvoice(tx, invoiced.record)
  refuseMoneyOn(invoice)
  const by = {
    as: 'payer',
    role: invoiced.role,
    actorGuid: actor.accountGuid,
    at,
    requestId: facts.requestId,
  } as const
  const release = () =>
    applyTransitions(tx, paymentMachine, 'cancelInvoice', [invoiced], { by, reason: invoiceNumber(invoice) })
  if (invoiced.others.length > 0)
    await applyTransition(tx, invoiceMachine, 'replace', invoice, {
      by,
      effects: { 'release-people': release, 'issue-replacement': () => replaceInvoice(leaving, invoice) },
    })
  else
    await applyTransition(tx, invoiceMachine, 'cancel', invoice, {
      by,
      effects: { 'release-people': release, 'notify-cancelled': () => tellOfTheEnd(leaving, invoice) },
    })
}

async function lockOpenInvoice(tx: Tx, record: ParticipantRecord): Promise<Locked<InvoiceRecord>> {
  const guid = await findOpenInvoice(tx, record.applicationGuid)
  // Pending without an invoice means a card payment under way, which must end first.
  const invoice = guid ? await lockInvoice(tx, guid) : refuse('payment_in_progress')
  return invoice ?? refuse('not_found')
}

/** A new invoice for the others with the same payer, term and prices, but today's VAT. */
async function replaceInvoice(leaving: Leaving, old: InvoiceRecord): Promise<void> {
  const { tx, at, invoiced } = leaving
  const left = new Set(invoiced.others.map(({ applicationGuid }) => applicationGuid))
  const lines = await listInvoiceLines(tx, [old.guid])
  const written = await writeInvoice(tx, {
    edition: invoiced.edition,
    at,
    facts: {
      issuedBy: old.issuedBy,
      dueOn: old.dueOn,
      payerName: old.payerName,
      payerInn: old.payerInn,
      payerForeignNumber: old.payerForeignNumber,
      payerKpp: old.payerKpp,
      payerAddress: old.payerAddress,
      documentsBy: old.documentsBy,
      edoOperator: old.edoOperator,
      edoId: old.edoId,
      lines: lines
        .filter(line => left.has(line.applicationGuid))
        .map(({ applicationGuid, participantName, amountKopecks }) => ({
          applicationGuid,
          participantName,
          amountKopecks,
        })),
    },
  })
  await noteReplacement(tx, old.guid, written.guid)
  await auditReplaced(leaving, invoiceNumber(old), written)
  await tellOfReplacement(leaving, { old, written })
}

/** Their payment keeps waiting, now for another invoice. */
function auditReplaced(
  { tx, actor, facts, at, invoiced }: Leaving,
  oldNumber: string,
  written: WrittenInvoice,
): Promise<void> {
  return recordAudits(
    tx,
    invoiced.others.map(other => ({
      at,
      actorGuid: actor.accountGuid,
      actorRole: invoiced.role,
      subjectKind: 'payment',
      subjectGuid: other.applicationGuid,
      action: 'replaceInvoice',
      fromValue: other.payment,
      toValue: other.payment,
      reason: `${oldNumber} → ${written.number}`,
      requestId: facts.requestId,
    })),
  )
}

/**
 * Tells those left on the invoice, and the account that issued and pays it, unless its phone already belongs to one of them. A coordinator's members
 * are not told, because nothing changes for them.
 */
async function tellOfReplacement(
  { needs, tx, invoiced }: Leaving,
  { old, written }: { old: InvoiceRecord; written: WrittenInvoice },
): Promise<void> {
  const { edition, others, record } = invoiced
  const scene = { needs, tx, edition }
  const payer = { accountGuid: old.issuedBy, editionGuid: edition.guid }
  const { coordinator, noticeOf } = await findPaidByWhom(tx, payer, [...others, record])
  const paper = { invoiceGuid: written.guid }
  const content = (amount: bigint, whole: boolean) => (locale: 'ru' | 'en') => ({
    replaced: invoiceNumber(old),
    ...paperInWords(whole, locale),
    ...invoiceFigures({ invoice: { ...written, issuedBy: old.issuedBy }, people: others }, locale, amount),
  })
  const contact = await findPayerContact(tx, payer)
  const reached = (other: ParticipantRecord) => (other.phone ?? other.accountPhone) === contact.phone
  for (const other of others.filter(each => noticeOf(each) === 'apart')) {
    // Only the payer sees the whole sum; the others see their own part.
    const part = written.amounts.get(other.applicationGuid) ?? refuse('server_error')
    const amount = reached(other) ? written.totalKopecks : part
    const whole = reached(other) || others.length === 1
    await tell(scene, 'payment_invoice_replaced', other, content(amount, whole), {
      ...(whole && paper),
      copied: content(amount, false),
    })
  }
  if (coordinator)
    return writeToCoordinator(
      scene,
      'payer_invoice_replaced',
      coordinator,
      content(written.totalKopecks, true),
      paper,
    )
  if (others.some(reached)) return
  await tellAddressee(
    scene,
    'payment_invoice_replaced',
    { participantGuid: null, name: null, ...contact },
    content(written.totalKopecks, true),
    paper,
  )
}

/**
 * Tells whoever asked for the invoice that nobody is left on it. The person who left knows of it: they withdrew, or get the committee's letter; whoever
 * withdrew somebody else is not told of their own act.
 */
async function tellOfTheEnd({ needs, tx, actor, invoiced }: Leaving, old: InvoiceRecord): Promise<void> {
  const { edition, record } = invoiced
  const payer = { accountGuid: old.issuedBy, editionGuid: edition.guid }
  const { coordinator } = await findPaidByWhom(tx, payer, [record])
  const invoice = { ...old, number: invoiceNumber(old) }
  const figures = (locale: 'ru' | 'en') =>
    invoiceFigures({ invoice, people: [record] }, locale, old.totalKopecks)
  if (!coordinator) {
    const contact = await findPayerContact(tx, payer)
    const isOwn =
      actor.accountGuid === old.issuedBy || (record.phone ?? record.accountPhone) === contact.phone
    // An own invoice that the committee ends is still a paper on somebody's desk.
    if (actor.accountGuid !== old.issuedBy && isPersonOf(old.issuedBy, record))
      return tell({ needs, tx, edition }, 'payment_invoice_cancelled', record, figures)
    if (isOwn) return
    return tellAddressee(
      { needs, tx, edition },
      'payment_invoice_cancelled',
      { participantGuid: null, name: null, ...contact },
      figures,
    )
  }
  await writeToCoordinator(
    { needs, tx, edition },
    'payer_invoice_cancelled',
    { group: coordinator.group },
    figures,
  )
}
