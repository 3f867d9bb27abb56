import { splitVat, startingVatRates, vatRateLater, vatRateOn } from '#domain/payment/vat.ts'
import { type RaiseState, raiseTotal } from '#domain/raise/raise-transitions.ts'
import { insertAdvanceTaxInvoice } from '../persistence/advance-tax-invoice-queries.ts'
import type { Tx } from '../persistence/database.ts'
import { insertInvoicePayment } from '../persistence/invoice-payment-queries.ts'
import { insertInvoice, moveInvoice, takeNumber } from '../persistence/invoice-queries.ts'
import { insertInvoiceRaiseLine, insertRaise, moveRaise } from '../persistence/raise-queries.ts'
import { findStaffCompanyOfEdition, saveStaffCompanyRow } from '../persistence/staff-company-queries.ts'
import { demoEdition, demoLegalDetails } from './demo-edition.ts'
import { moscow } from './demo-event.ts'

type DemoRaise = {
  /** Of the responsible employee. */
  phone: string
  state: RaiseState
  /** Moscow time. */
  askedAt: string
  answeredAt?: string
  asked: number
  reason: string
  places?: number
  priceKopecks?: bigint
  answer?: string
  paidOn?: string
}

const price = 1_500_000n

/** A request in every state; a company has one open at a time. */
const demoRaises: readonly DemoRaise[] = [
  {
    phone: '+79001000021',
    state: 'refused',
    askedAt: '2025-09-03 09:20',
    answeredAt: '2025-09-03 16:10',
    asked: 12,
    reason: 'Бригада на все дни форума',
    answer: 'В дни форума застройка закрыта. Дежурных техников можно запросить отдельно.',
  },
  {
    phone: '+79001000021',
    state: 'granted',
    askedAt: '2025-09-04 11:00',
    answeredAt: '2025-09-05 10:30',
    asked: 1,
    reason: 'Дежурный электрик',
    places: 1,
    answer: 'Электрик нужен и форуму.',
  },
  {
    phone: '+79001000021',
    state: 'offered',
    askedAt: '2025-09-11 12:15',
    answeredAt: '2025-09-12 15:40',
    asked: 3,
    reason: 'Два техника и мастер по свету',
    places: 2,
    priceKopecks: price,
    answer: 'Можем дать два места.',
  },
  {
    phone: '+79001000022',
    state: 'paid',
    askedAt: '2025-09-06 10:00',
    answeredAt: '2025-09-06 17:25',
    asked: 2,
    reason: 'Переводчики на стенд',
    places: 2,
    priceKopecks: price,
    paidOn: '2025-09-10',
  },
  {
    phone: '+79001000022',
    state: 'invoiced',
    askedAt: '2025-09-12 13:30',
    answeredAt: '2025-09-12 18:00',
    asked: 1,
    reason: 'Ещё один консультант',
    places: 1,
    priceKopecks: price,
  },
  {
    phone: '+79001000023',
    state: 'withdrawn',
    askedAt: '2025-09-13 19:05',
    asked: 5,
    reason: 'Sales team',
  },
  {
    phone: '+79001000023',
    state: 'asked',
    askedAt: '2025-09-14 09:45',
    asked: 2,
    reason: 'Two engineers for the demonstration',
  },
]

type Facts = {
  editionGuid: string
  finance: string
  logistics: string
  /** By the phone of the responsible employee. */
  companies: ReadonlyMap<string, string>
}

/** Requests of companies for more places, with the invoices and the places that follow from them. */
export async function seedRaises(tx: Tx, facts: Facts): Promise<void> {
  for (const raise of demoRaises) await seedOne(tx, facts, raise)
}

async function seedOne(tx: Tx, facts: Facts, raise: DemoRaise): Promise<void> {
  const { editionGuid, companies } = facts
  const company = await findStaffCompanyOfEdition(tx, { guid: companies.get(raise.phone) ?? '', editionGuid })
  if (!company) throw new RangeError(`no demo company has the phone ${raise.phone}`)
  const guid = await insertRaise(tx, {
    ...{ editionGuid, companyGuid: company.guid },
    placesAsked: raise.asked,
    reason: raise.reason,
    askedBy: company.accountGuid,
    askedAt: moscow(raise.askedAt),
    changedAt: moscow(raise.answeredAt ?? raise.askedAt),
  })
  if (raise.state === 'asked') return
  const { places = null, priceKopecks = null } = raise
  const invoiceGuid =
    raise.state === 'invoiced' || raise.state === 'paid'
      ? await issue(tx, { facts, raise, raiseGuid: guid, company })
      : null
  await moveRaise(tx, guid, {
    state: raise.state,
    ...{ places, priceKopecks, invoiceGuid },
    answer: raise.answer ?? null,
    ...(raise.answeredAt && { answeredBy: facts.logistics, answeredAt: moscow(raise.answeredAt) }),
  })
  if ((raise.state === 'granted' || raise.state === 'paid') && places !== null)
    await saveStaffCompanyRow(tx, company.guid, { placesAdded: company.placesAdded + places })
}

type Company = NonNullable<Awaited<ReturnType<typeof findStaffCompanyOfEdition>>>

async function issue(
  tx: Tx,
  {
    facts,
    raise,
    raiseGuid,
    company,
  }: { facts: Facts; raise: DemoRaise; raiseGuid: string; company: Company },
): Promise<string> {
  const { places = 0, priceKopecks = 0n, paidOn } = raise
  const createdAt = moscow(raise.answeredAt ?? raise.askedAt)
  const issuedOn = (raise.answeredAt ?? raise.askedAt).slice(0, 10)
  const percent = percentOn(issuedOn)
  const next = vatRateLater({ after: issuedOn, until: demoEdition.payBy }, startingVatRates)
  const total = raiseTotal({ places, priceKopecks })
  const { vat } = splitVat(total, percent)
  const year = Number(issuedOn.slice(0, 4))
  const invoiceGuid = await insertInvoice(tx, {
    editionGuid: facts.editionGuid,
    legalNumber: demoLegalDetails.legalNumber,
    year,
    number: await takeNumber(tx, 'invoiceNumber', year),
    issuedOn,
    dueOn: demoEdition.payBy,
    issuedBy: company.accountGuid,
    payerName: company.name,
    payerInn: company.inn,
    payerForeignNumber: null,
    payerKpp: '770901001',
    payerAddress: '119021, г. Москва, ул. Росинки, д. 9',
    documentsBy: 'post',
    edoOperator: null,
    edoId: null,
    totalKopecks: total,
    vatKopecks: vat,
    vatPercent: Number(percent),
    laterVatFrom: next?.from ?? null,
    laterVatPercent: next && Number(next.percent),
    laterVatKopecks: next && splitVat(total, next.percent).vat,
    offerVersion: null,
    createdAt,
    lines: [],
  })
  await insertInvoiceRaiseLine(tx, {
    ...{ invoiceGuid, raiseGuid, places },
    companyName: company.name,
    amountKopecks: total,
    vatKopecks: vat,
  })
  if (paidOn) await pay(tx, { invoiceGuid, paidOn, total, finance: facts.finance })
  return invoiceGuid
}

async function pay(
  tx: Tx,
  {
    invoiceGuid,
    paidOn,
    total,
    finance,
  }: { invoiceGuid: string; paidOn: string; total: bigint; finance: string },
): Promise<void> {
  const order = '418'
  await moveInvoice(tx, invoiceGuid, { status: 'paid', paidOn, paymentOrderNumber: order })
  const paymentGuid = await insertInvoicePayment(tx, {
    invoiceGuid,
    receivedOn: paidOn,
    paymentOrderNumber: order,
    amountKopecks: total,
    bookedBy: finance,
    bookedAt: moscow(`${paidOn} 12:00`),
  })
  const percent = percentOn(paidOn)
  const year = Number(paidOn.slice(0, 4))
  await insertAdvanceTaxInvoice(tx, {
    ...{ invoiceGuid, paymentGuid, year },
    number: await takeNumber(tx, 'advanceTaxInvoiceNumber', year),
    issuedOn: paidOn,
    amountKopecks: total,
    vatPercent: Number(percent),
    vatKopecks: splitVat(total, percent).vat,
    lines: [],
  })
}

function percentOn(day: string): bigint {
  const rate = vatRateOn(day, startingVatRates)
  if (!rate.ok) throw new RangeError(`no VAT rate on ${day}`)
  return rate.percent
}
