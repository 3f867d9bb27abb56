import type { CardPaymentStatus } from '#domain/payment/card-payment-merge.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { decidePayment } from '#domain/payment/payment-transitions.ts'
import { changePayments } from '../../persistence/application-queries.ts'
import { recordAudits } from '../../persistence/audit-queries.ts'
import { listOpenInvoiceLines } from '../../persistence/invoice-queries.ts'
import { findPayerContact } from '../../persistence/payer-contact-queries.ts'
import { tellAddressee } from '../message/tell-addressee.ts'
import { tell } from '../message/tell-participant.ts'
import { writeToCoordinator } from '../message/write-to-coordinator.ts'
import { findPaidByWhom, isPersonOf, peopleInWords } from './paying-coordinator.ts'
import type { PaidFor, SettlingScene } from './settling-scene.ts'

/** The attempt is over without a charge that counts for these people: they owe again. */
export async function letGo(
  scene: SettlingScene,
  people: readonly PaidFor[],
  status: CardPaymentStatus,
): Promise<void> {
  const { tx, row, at } = scene
  const expired = status === 'expired'
  const actor = expired ? 'clock' : 'acquirer'
  const invoiced = await listOpenInvoiceLines(
    tx,
    people.map(({ record }) => record.applicationGuid),
  )
  const waiting = people.filter(
    ({ record }) =>
      decidePayment('declineCard', { status: record.payment, actor }).ok &&
      // An invoice that was issued meanwhile still waits for its money.
      !invoiced.some(line => line.applicationGuid === record.applicationGuid),
  )
  await changePayments(
    tx,
    waiting.map(({ record }) => record.applicationGuid),
    'unpaid',
    at,
  )
  await recordAudits(
    tx,
    waiting.map(({ record }) => ({
      at,
      actorGuid: null,
      actorRole: 'acquirer',
      subjectKind: 'payment',
      subjectGuid: record.applicationGuid,
      action: expired ? 'expireCard' : 'declineCard',
      fromValue: record.payment,
      toValue: 'unpaid',
      reason: row.guid,
    })),
  )
  // Where the acquirer never knew of the attempt, the payer is still at the page and reads why.
  if (status === 'failed' && row.providerId && waiting.length > 0) await tellPayer(scene)
}

/** Whoever tried to pay is told, once: the others never heard of the attempt. */
async function tellPayer(scene: SettlingScene): Promise<void> {
  const { tx, row, people, edition } = scene
  const payer = { accountGuid: row.startedBy, editionGuid: edition.guid }
  const records = people.map(({ record }) => record)
  const { coordinator } = await findPaidByWhom(tx, payer, records)
  if (coordinator)
    return writeToCoordinator(scene, 'payer_card_failed', coordinator, locale => ({
      amount: formatMoney(row.amountKopecks, locale),
      people: peopleInWords(people.length, locale),
    }))
  const own = records.find(record => isPersonOf(row.startedBy, record))
  if (own) return tell(scene, 'payment_card_failed', own, {})
  const contact = await findPayerContact(tx, payer)
  await tellAddressee(scene, 'payment_card_failed', { participantGuid: null, name: null, ...contact }, {})
}
