import { localDayAt } from '#domain/edition/calendar-date.ts'
import { settleLines, shareOut } from '#domain/payment/card-payment-lines.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { settledPaymentStatuses } from '#domain/payment/payment-transitions.ts'
import { splitVatByLines, vatRateOn } from '#domain/payment/vat.ts'
import { formatDay, formatDays } from '#server/documents/document-format.ts'
import { causeOf } from '#server/fault-log.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import { changeCardPaymentLine } from '#server/persistence/card-payment-line-queries.ts'
import { changeCardPayment } from '#server/persistence/card-payment-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { vatRatesOf } from '#server/persistence/edition-queries.ts'
import { listInvoiceLines, listOpenInvoiceLines, lockInvoices } from '#server/persistence/invoice-queries.ts'
import { tell } from '../message/tell-participant.ts'
import { writeToCoordinator } from '../message/write-to-coordinator.ts'
import { applyTransitions } from '../transition/apply-transition.ts'
import { invoiceMachine } from '../transition/invoice-machine.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import { oweAgain } from './owe-again.ts'
import { findPaidByWhom, peopleInWords } from './paying-coordinator.ts'
import type { PaidFor, SettlingScene } from './settling-scene.ts'

type Charge = { amount: bigint; capturedAt: Date | null }

/** Money was taken: it counts for each person who can use it, and has to be refunded for the others. */
export async function acceptCharge(scene: SettlingScene, { amount, capturedAt }: Charge): Promise<void> {
  const { tx, row, people, edition, at } = scene
  const invoices = await openInvoicesOf(tx, people)
  const outcomes = settleLines(
    amount === row.amountKopecks,
    people.map(({ record }) => ({
      applicationGuid: record.applicationGuid,
      applicationIsApproved: record.status === 'approved' && record.security !== 'rejected',
      alreadySettled: settledPaymentStatuses.includes(record.payment),
      onInvoice: invoices.find(invoice => invoice.includes(record.applicationGuid))?.people ?? [],
    })),
  )
  // The rate of the day on which the money was taken (domain.md §2.4), which news of it may reach us after. A demo's clock may stand before that day.
  const taken = capturedAt && capturedAt < at ? capturedAt : at
  const rate = vatRateOn(localDayAt(taken.getTime(), edition.timeZone), vatRatesOf(edition))
  const percent = rate.ok ? rate.percent : BigInt(row.vatPercent)
  await changeCardPayment(tx, row.guid, {
    status: 'succeeded',
    failure: null,
    finishedAt: at,
    vatPercent: Number(percent),
    capturedKopecks: amount,
  })
  const shares = shareOut(
    amount,
    people.map(({ line }) => line.amountKopecks),
  )
  const taxed = splitVatByLines(shares, percent).lines
  for (const [index, { line, record }] of people.entries())
    await changeCardPaymentLine(tx, line.guid, {
      state: outcomes.get(record.applicationGuid) ?? 'refundDue',
      capturedKopecks: shares[index] ?? 0n,
      vatKopecks: taxed[index]?.vat ?? 0n,
    })
  const isCharged = ({ record }: PaidFor) => outcomes.get(record.applicationGuid) === 'charged'
  await accept(scene, people.filter(isCharged), invoices)
  await holdForRefund(
    scene,
    people.filter(each => !isCharged(each)),
  )
}

type OpenInvoice = { guid: string; people: string[]; includes(applicationGuid: string): boolean }

/** Everybody on the open invoices of these people. */
async function openInvoicesOf(tx: Tx, people: readonly PaidFor[]): Promise<OpenInvoice[]> {
  const open = await listOpenInvoiceLines(
    tx,
    people.map(({ record }) => record.applicationGuid),
  )
  const guids = [...new Set(open.map(line => line.invoiceGuid))]
  const lines = await listInvoiceLines(tx, guids)
  return guids.map(guid => {
    const standing = lines.filter(line => line.invoiceGuid === guid).map(line => line.applicationGuid)
    return { guid, people: standing, includes: each => standing.includes(each) }
  })
}

async function accept(
  scene: SettlingScene,
  people: readonly PaidFor[],
  invoices: readonly OpenInvoice[],
): Promise<void> {
  const { tx, row, at } = scene
  const by = { as: 'acquirer', role: 'acquirer', actorGuid: null, at } as const
  const closing = invoices.filter(invoice =>
    people.some(({ record }) => invoice.includes(record.applicationGuid)),
  )
  await applyTransitions(tx, paymentMachine, 'acceptCard', people, {
    by,
    reason: row.guid,
    effects: {
      async 'close-open-invoices'() {
        const open = await lockInvoices(
          tx,
          closing.map(({ guid }) => guid),
        )
        await applyTransitions(
          tx,
          invoiceMachine,
          'closeByCard',
          open.map(record => ({ record })),
          { by, reason: row.guid },
        )
      },
      'notify-charged': () => tellOfCharge(scene, people),
    },
  })
}

/** Tells each person about their own part, and a paying coordinator about everything that counts. */
async function tellOfCharge(scene: SettlingScene, people: readonly PaidFor[]): Promise<void> {
  const { tx, row, edition, at } = scene
  const payer = payerName(scene)
  const receipt = (locale: 'ru' | 'en', kopecks: bigint) => ({
    payer,
    amount: formatMoney(kopecks, locale),
    paidOn: formatDay(localDayAt(at.getTime(), edition.timeZone), locale),
    days: formatDays(edition, locale),
  })
  const records = people.map(({ record }) => record)
  const { coordinator, noticeOf } = await findPaidByWhom(
    tx,
    { accountGuid: row.startedBy, editionGuid: edition.guid },
    records,
  )
  for (const { record, line } of people)
    if (noticeOf(record) !== 'withAll')
      await tell(scene, 'payment_card_accepted', record, locale => receipt(locale, line.amountKopecks))
  if (!coordinator) return
  const total = people.reduce((sum, { line }) => sum + line.amountKopecks, 0n)
  await writeToCoordinator(scene, 'payer_card_accepted', { group: coordinator.group }, locale => ({
    ...receipt(locale, total),
    people: peopleInWords(people.length, locale),
  }))
}

/** As the payer gave it for the receipt. A seal that does not open must not keep money from being booked. */
function payerName({ needs, row }: SettlingScene): string {
  try {
    const payer = needs.sealer.open(row.payerSealed, row.keyId, `payer:${row.payerSealGuid}`)
    return (payer as { fullName: string }).fullName
  } catch (error) {
    needs.log.warn({ cardPayment: row.guid, cause: causeOf(error) }, 'the payer of a card payment is unknown')
    return '—'
  }
}

/** Keeps the money and shows it to finance as a refund due; the people who waited for it owe again. */
async function holdForRefund(scene: SettlingScene, people: readonly PaidFor[]): Promise<void> {
  if (people.length === 0) return
  const { needs, tx, row, at } = scene
  needs.log.error(
    { cardPayment: row.guid, people: people.length },
    'a card payment succeeded that the application cannot use: refund due',
  )
  await recordAudits(
    tx,
    people.map(({ record }) => ({
      at,
      actorGuid: null,
      actorRole: 'acquirer',
      subjectKind: 'payment',
      subjectGuid: record.applicationGuid,
      action: 'refundDue',
      fromValue: record.payment,
      toValue: record.payment,
      reason: row.guid,
    })),
  )
  await oweAgain(scene, people, 'succeeded')
}
