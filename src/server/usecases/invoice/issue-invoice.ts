import type { z } from 'zod'
import type { companyPayer, Invoice } from '#contract/payment.ts'
import { checkInn } from '#domain/company/inn.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { payability } from '#domain/payment/payability.ts'
import { decidePayment } from '#domain/payment/payment-transitions.ts'
import { splitVat } from '#domain/payment/vat.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { findOpenCardPayment } from '../../persistence/card-payment-queries.ts'
import { recordConsents } from '../../persistence/consent-queries.ts'
import { findInvoice, findOpenInvoice, insertInvoice, takeNumber } from '../../persistence/invoice-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { consentTexts } from '../consent/consent-texts.ts'
import { notifyParticipant } from '../message/notify-participant.ts'
import { lockOwnParticipant, type OwnParticipant } from '../participant/own-participant.ts'
import { fullName } from '../participant/present-participant.ts'
import { vatToday } from '../payment/start-card-payment.ts'
import { invoiceNumber, presentInvoice } from './present-invoice.ts'

/** Issues an invoice to a company for participants that the account holds; its number has no gaps in the year. */
export async function issueInvoice(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  input: { participantGuids: string[]; payer: z.output<typeof companyPayer> },
): Promise<Invoice> {
  const at = services.clock.now()
  const guid = await services.database.transaction().execute(async tx => {
    const people: OwnParticipant[] = []
    // One order of locking for everybody: two invoices over the same people cannot wait for each other.
    for (const participantGuid of [...new Set(input.participantGuids)].sort()) {
      const person = await lockOwnParticipant(tx, actor, participantGuid)
      orRefuse(payability(person.record))
      if (await findOpenInvoice(tx, person.record.applicationGuid)) refuse('invoice_open')
      if (await findOpenCardPayment(tx, person.record.applicationGuid)) refuse('payment_in_progress')
      people.push(person)
    }
    const [first] = people
    if (!first) refuse('required')
    const { edition } = first
    const today = localDayAt(at.getTime(), edition.timeZone)
    const { percent } = vatToday(at, edition.timeZone)
    const total = edition.feeKopecks * BigInt(people.length)
    const year = Number(today.slice(0, 4))
    const number = await takeNumber(tx, 'invoiceNumber', year)
    const dueOn = later(first.record.payBy ?? edition.payBy, today)
    const { inn } = orRefuse(checkInn(input.payer.inn, 'payer'))
    const made = await insertInvoice(tx, {
      editionGuid: edition.guid,
      year,
      number,
      issuedOn: today,
      dueOn,
      issuedBy: actor.accountGuid,
      payerName: input.payer.name,
      payerInn: inn,
      payerKpp: input.payer.kpp || null,
      payerAddress: input.payer.address,
      totalKopecks: total,
      vatKopecks: splitVat(total, percent).vat,
      vatPercent: Number(percent),
      createdAt: at,
      lines: people.map(({ record }) => ({
        applicationGuid: record.applicationGuid,
        participantName: fullName(record),
        amountKopecks: edition.feeKopecks,
      })),
    })
    for (const { record } of people) {
      const verdict = orRefuse(decidePayment('issueInvoice', { status: record.payment, actor: 'payer' }))
      await changeApplication(tx, record.applicationGuid, { payment: verdict.to })
      await recordConsents(tx, {
        participantGuid: record.guid,
        texts: consentTexts(facts.locale).filter(({ kind }) => kind === 'payerDetails'),
        locale: facts.locale,
        at,
        givenBy: actor.accountGuid,
        addressHash: facts.addressHash,
      })
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'participant',
        subjectKind: 'payment',
        subjectGuid: record.applicationGuid,
        action: 'issueInvoice',
        fromValue: record.payment,
        toValue: verdict.to,
        reason: invoiceNumber({ year, number }),
        requestId: facts.requestId,
      })
      await notifyParticipant(services, tx, 'payment_invoice_issued', record, edition, {
        number: invoiceNumber({ year, number }),
        amount: formatMoney(total, record.locale),
        payBy: dueOn.split('-').reverse().join('.'),
      })
    }
    return made
  })
  const record = await findInvoice(services.database, guid)
  return record ? presentInvoice(services.database, record) : refuse('not_found')
}

/** The later of two ISO dates: an invoice issued after the deadline is due on its own day. */
function later(left: string, right: string): string {
  return left.localeCompare(right) < 0 ? right : left
}
