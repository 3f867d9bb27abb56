import { randomUUID } from 'node:crypto'
import { splitVat, splitVatByLines, startingVatRates, vatRateLater, vatRateOn } from '#domain/payment/vat.ts'
import { insertAdvanceTaxInvoice } from '../persistence/advance-tax-invoice-queries.ts'
import type { Tx } from '../persistence/database.ts'
import { insertDemoCardPayments, type SimulatedCharge, takeGuids } from '../persistence/demo-queries.ts'
import { insertInvoicePayment } from '../persistence/invoice-payment-queries.ts'
import { insertInvoice, listInvoiceLines, moveInvoice, takeNumber } from '../persistence/invoice-queries.ts'
import type { Services } from '../services.ts'
import { pathOfPaymentFinish } from '../usecases/payment/payment-finish-path.ts'
import { demoCities } from './demo-cities.ts'
import { demoCompanies } from './demo-companies.ts'
import { demoEdition, demoLegalDetails } from './demo-edition.ts'
import { moscow } from './demo-event.ts'
import { localeOf, nameInPapers } from './demo-participants.ts'
import {
  cardPaymentLife,
  type DemoCardPayment,
  type DemoInvoice,
  demoCardPayments,
  demoInvoices,
} from './demo-payments.ts'
import type { SeededParticipant } from './seed-history.ts'

type People = ReadonlyMap<string, SeededParticipant>

const fee = demoEdition.feeKopecks

function seededBy(people: People, phone: string): SeededParticipant {
  const found = people.get(phone)
  if (!found) throw new RangeError(`no demo participant has the phone ${phone}`)
  return found
}

function vatPercentOn(day: string): bigint {
  const rate = vatRateOn(day, startingVatRates)
  if (!rate.ok) throw new RangeError(`no VAT rate on ${day}`)
  return rate.percent
}

/** One invoice after another, each closed as soon as it is made: a person may be on only one open invoice. */
export async function seedInvoices(
  tx: Tx,
  { editionGuid, people, finance }: { editionGuid: string; people: People; finance: string },
): Promise<void> {
  for (const invoice of demoInvoices) {
    const guid = await insertOne(tx, editionGuid, people, invoice)
    if (invoice.end) await close(tx, { guid, finance, end: invoice.end })
  }
}

async function insertOne(tx: Tx, editionGuid: string, people: People, invoice: DemoInvoice): Promise<string> {
  const standing = invoice.people.map(phone => seededBy(people, phone))
  const issuedBy = standing[0]?.accountGuid
  const payer = demoCompanies[invoice.payer]
  if (!issuedBy || payer.inn === null) throw new TypeError('an invoice has people and a payer with an INN')
  const issuedOn = invoice.issuedAt.slice(0, 10)
  const percent = vatPercentOn(issuedOn)
  const split = splitVatByLines(
    standing.map(() => fee),
    percent,
  )
  const next = vatRateLater({ after: issuedOn, until: demoEdition.payBy }, startingVatRates)
  const year = Number(issuedOn.slice(0, 4))
  return insertInvoice(tx, {
    editionGuid,
    legalNumber: demoLegalDetails.legalNumber,
    year,
    number: await takeNumber(tx, 'invoiceNumber', year),
    issuedOn,
    dueOn: demoEdition.payBy,
    issuedBy,
    payerName: payer.name,
    payerInn: payer.inn,
    payerForeignNumber: null,
    payerKpp: payer.kpp,
    payerAddress: payer.address ?? '',
    documentsBy: 'post',
    edoOperator: null,
    edoId: null,
    totalKopecks: split.total,
    vatKopecks: split.vat,
    vatPercent: Number(percent),
    laterVatFrom: next?.from ?? null,
    laterVatPercent: next && Number(next.percent),
    laterVatKopecks: next && splitVat(split.total, next.percent).vat,
    offerVersion: null,
    createdAt: moscow(invoice.issuedAt),
    lines: standing.map(({ person, applicationGuid }, index) => ({
      applicationGuid,
      participantName: nameInPapers(person),
      amountKopecks: fee,
      vatKopecks: split.lines[index]?.vat ?? 0n,
    })),
  })
}

type Closing = { guid: string; finance: string; end: NonNullable<DemoInvoice['end']> }

async function close(tx: Tx, { guid, finance, end }: Closing): Promise<void> {
  if (end.kind !== 'paid') return moveInvoice(tx, guid, { status: end.kind })
  await moveInvoice(tx, guid, { status: 'paid', paidOn: end.paidOn, paymentOrderNumber: end.order })
  const lines = await listInvoiceLines(tx, [guid])
  const amountKopecks = lines.reduce((sum, line) => sum + line.amountKopecks, 0n)
  const paymentGuid = await insertInvoicePayment(tx, {
    invoiceGuid: guid,
    receivedOn: end.paidOn,
    paymentOrderNumber: end.order,
    amountKopecks,
    bookedBy: finance,
    bookedAt: moscow(end.at),
  })
  const percent = vatPercentOn(end.paidOn)
  const split = splitVatByLines(
    lines.map(line => line.amountKopecks),
    percent,
  )
  const year = Number(end.at.slice(0, 4))
  await insertAdvanceTaxInvoice(tx, {
    ...{ invoiceGuid: guid, paymentGuid, amountKopecks },
    year,
    number: await takeNumber(tx, 'advanceTaxInvoiceNumber', year),
    issuedOn: end.at.slice(0, 10),
    vatPercent: Number(percent),
    vatKopecks: split.vat,
    lines: lines.map((line, index) => ({ guid: line.guid, vatKopecks: split.lines[index]?.vat ?? 0n })),
  })
}

/** Card payments, also entered into the acquirer simulator's books. */
export async function seedCardPayments(
  services: Services,
  tx: Tx,
  { editionGuid, people, finance }: { editionGuid: string; people: People; finance: string },
): Promise<void> {
  const guids = await takeGuids(tx, demoCardPayments.length)
  const made = demoCardPayments.map((payment, index) => {
    const guid = guids[index]
    if (!guid) throw new RangeError('a guid for every payment')
    return cardPayment(services, { guid, editionGuid, finance }, seededBy(people, payment.person), payment)
  })
  await insertDemoCardPayments(tx, {
    cardPayments: made.map(({ row }) => row),
    lines: made.map(({ line }) => line),
    charges: made.map(({ charge }) => charge),
  })
}

function cardPayment(
  services: Services,
  { guid, editionGuid, finance }: { guid: string; editionGuid: string; finance: string },
  { person, applicationGuid, accountGuid }: SeededParticipant,
  { startedAt, end, lastFour }: DemoCardPayment,
) {
  const locale = localeOf(person)
  const createdAt = moscow(startedAt)
  const expiresAt = new Date(createdAt.getTime() + cardPaymentLife)
  const finishedAt = moscow(end.at)
  const failed = end.kind === 'failed'
  const refunded = end.kind === 'succeeded' && end.refundedAt !== undefined
  const payer = {
    fullName: nameInPapers(person),
    address: demoCities[person.city].address,
    consent: true,
    cardConsent: true,
  }
  const callbackGuid = randomUUID()
  const { sealed, keyId } = services.sealer.seal(payer, `payer:${callbackGuid}`)
  const idempotenceKey = randomUUID()
  const providerId = randomUUID()
  const charge: SimulatedCharge = {
    id: providerId,
    idempotencyKey: idempotenceKey,
    orderId: guid,
    amount: fee,
    refunded,
    status: failed ? 'failed' : 'succeeded',
    failureReason: failed ? end.failure : null,
    lastFour,
    locale,
    description:
      locale === 'ru' ? `Участие в форуме «${demoEdition.nameRu}»` : `Participation in ${demoEdition.nameEn}`,
    returnUrl: `${services.config.publicUrl}${pathOfPaymentFinish(locale, callbackGuid)}`,
    createdAt,
    expiresAt,
    finishedAt,
  }
  const row = {
    guid,
    callbackGuid,
    editionGuid,
    status: failed ? ('failed' as const) : refunded ? ('refunded' as const) : ('succeeded' as const),
    amountKopecks: fee,
    vatPercent: Number(vatPercentOn(end.at.slice(0, 10))),
    idempotenceKey,
    providerId,
    failure: failed ? end.failure : null,
    locale,
    payerSealed: sealed,
    payerSealGuid: callbackGuid,
    keyId,
    startedBy: accountGuid,
    startedAt: createdAt,
    createdAt,
    expiresAt,
    finishedAt,
    ...(!failed && { capturedKopecks: fee }),
  }
  return { row, line: lineOf({ cardPaymentGuid: guid, applicationGuid, finance }, end), charge }
}

function lineOf(
  {
    cardPaymentGuid,
    applicationGuid,
    finance,
  }: { cardPaymentGuid: string; applicationGuid: string; finance: string },
  end: DemoCardPayment['end'],
) {
  const common = { cardPaymentGuid, applicationGuid, amountKopecks: fee }
  if (end.kind === 'failed') return { ...common, state: 'lapsed' as const }
  const { vat } = splitVat(fee, vatPercentOn(end.at.slice(0, 10)))
  const taken = { ...common, capturedKopecks: fee, vatKopecks: vat }
  if (end.kind === 'succeeded' && end.refundedAt)
    return {
      ...taken,
      state: 'refunded' as const,
      refundedKopecks: fee,
      refundedAt: moscow(end.refundedAt),
      refundedBy: finance,
      refundWantedKopecks: fee,
      refundWantedBy: finance,
      refundWantedAt: moscow(end.refundedAt),
      refundWantedBecause: 'По просьбе участника',
    }
  return { ...taken, state: end.kind === 'late' && end.refundDue ? 'refundDue' : 'charged' } as const
}
