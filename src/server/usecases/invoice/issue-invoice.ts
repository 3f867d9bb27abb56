import type { z } from 'zod'
import type { companyPayer, Invoice } from '#contract/payment.ts'
import { checkInn } from '#domain/company/inn.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { payability } from '#domain/payment/payability.ts'
import { findOpenCardPayment } from '../../persistence/card-payment-queries.ts'
import { recordConsents } from '../../persistence/consent-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { findInvoice, findOpenInvoice } from '../../persistence/invoice-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { consentTexts } from '../consent/consent-texts.ts'
import { notifyParticipant } from '../message/notify-participant.ts'
import { lockParticipantFor, type PermittedParticipant } from '../participant/permitted-participant.ts'
import { fullName } from '../participant/present-participant.ts'
import { movePayment } from '../payment/move-payment.ts'
import { presentInvoice } from './present-invoice.ts'
import { type WrittenInvoice, writeInvoice } from './write-invoice.ts'

type Input = { participantGuids: string[]; payer: z.output<typeof companyPayer> }

type Issuing = { services: Services; tx: Tx; actor: AccountActor; facts: RequestFacts; at: Date }

/** Issues an invoice to a company for participants that the account holds; its number has no gaps in the year. */
export async function issueInvoice(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  input: Input,
): Promise<Invoice> {
  const at = services.clock.now()
  const guid = await services.database.transaction().execute(async tx => {
    const people = await lockPayable(tx, actor, input.participantGuids)
    const invoice = await writeFor(tx, actor, at, people, input.payer)
    for (const person of people) await charge({ services, tx, actor, facts, at }, person, invoice)
    return invoice.guid
  })
  const record = await findInvoice(services.database, guid)
  return record ? presentInvoice(services.database, record) : refuse('not_found')
}

/** The people, each of whom owes and has no other way of paying open, locked in one order: two invoices never wait for each other. */
async function lockPayable(tx: Tx, actor: AccountActor, guids: string[]): Promise<PermittedParticipant[]> {
  const people: PermittedParticipant[] = []
  for (const guid of [...new Set(guids)].sort()) {
    const person = await lockParticipantFor(tx, actor, guid, 'payment')
    const { applicationGuid } = person.record
    orRefuse(payability(person.record))
    if (await findOpenInvoice(tx, applicationGuid)) refuse('invoice_open')
    if (await findOpenCardPayment(tx, applicationGuid)) refuse('payment_in_progress')
    people.push(person)
  }
  return people
}

function writeFor(
  tx: Tx,
  actor: AccountActor,
  at: Date,
  people: PermittedParticipant[],
  payer: Input['payer'],
): Promise<WrittenInvoice> {
  const [first] = people
  if (!first) refuse('required')
  const { edition } = first
  return writeInvoice(tx, edition, at, {
    issuedBy: actor.accountGuid,
    dueOn: first.record.payBy ?? edition.payBy,
    payerName: payer.name,
    payerInn: orRefuse(checkInn(payer.inn, 'payer')).inn,
    payerKpp: payer.kpp || null,
    payerAddress: payer.address,
    lines: people.map(({ record }) => ({
      applicationGuid: record.applicationGuid,
      participantName: fullName(record),
      amountKopecks: edition.feeKopecks,
    })),
  })
}

/** One person's part: the payment waits for the invoice, the payer's consent is kept, and the person is told. */
async function charge(
  { services, tx, actor, facts, at }: Issuing,
  { record, edition }: PermittedParticipant,
  invoice: WrittenInvoice,
): Promise<void> {
  await movePayment(tx, record, {
    action: 'issueInvoice',
    as: 'payer',
    at,
    actorGuid: actor.accountGuid,
    requestId: facts.requestId,
    reason: invoice.number,
  })
  await recordConsents(tx, {
    participantGuid: record.guid,
    texts: consentTexts(facts.locale).filter(({ kind }) => kind === 'payerDetails'),
    locale: facts.locale,
    at,
    givenBy: actor.accountGuid,
    addressHash: facts.addressHash,
  })
  await notifyParticipant(services, tx, 'payment_invoice_issued', record, edition, {
    number: invoice.number,
    amount: formatMoney(invoice.totalKopecks, record.locale),
    payBy: invoice.dueOn.split('-').reverse().join('.'),
  })
}
