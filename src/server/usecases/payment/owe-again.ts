import type { CardPaymentStatus } from '#domain/payment/card-payment-merge.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { decidePayment } from '#domain/payment/payment-transitions.ts'
import { listOpenInvoiceLines } from '#server/persistence/invoice-queries.ts'
import { findPayerContact } from '#server/persistence/payer-contact-queries.ts'
import { tellAddressee } from '../message/tell-addressee.ts'
import { tell } from '../message/tell-participant.ts'
import { writeToCoordinator } from '../message/write-to-coordinator.ts'
import { applyTransitions } from '../transition/apply-transition.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import { findPaidByWhom, isPersonOf, peopleInWords } from './paying-coordinator.ts'
import type { PaidFor, SettlingScene } from './settling-scene.ts'

/** The attempt ended without a charge that counts for these people: they owe again. */
export async function oweAgain(
  scene: SettlingScene,
  people: readonly PaidFor[],
  ended: CardPaymentStatus | { givenUpBy: { actorGuid: string; requestId: string } },
): Promise<void> {
  const { tx, row, at } = scene
  const invoiced = await listOpenInvoiceLines(
    tx,
    people.map(({ record }) => record.applicationGuid),
  )
  const waiting = people.filter(
    ({ record }) =>
      decidePayment('declineCard', { status: record.payment, actor: 'acquirer' }).ok &&
      // An invoice issued meanwhile still waits for its money.
      !invoiced.some(line => line.applicationGuid === record.applicationGuid),
  )
  const common = { role: 'acquirer', actorGuid: null, at } as const
  const reason = row.guid
  if (typeof ended === 'object')
    await applyTransitions(tx, paymentMachine, 'giveUpCard', waiting, {
      by: { ...ended.givenUpBy, as: 'payer', role: 'payer', at },
      reason,
    })
  else if (ended === 'expired')
    await applyTransitions(tx, paymentMachine, 'expireCard', waiting, {
      by: { ...common, as: 'clock' },
      reason,
    })
  else if (ended === 'failed') {
    await applyTransitions(tx, paymentMachine, 'declineCard', waiting, {
      by: { ...common, as: 'acquirer' },
      reason,
      effects: { 'notify-payment-failed': () => tellOfDecline(scene) },
    })
    // Nobody's status moves where each has an invoice that still waits, and the card was declined all the same.
    if (waiting.length === 0 && people.some(({ record }) => record.payment === 'pending'))
      await tellOfDecline(scene)
  } else
    await applyTransitions(tx, paymentMachine, 'releaseCard', waiting, {
      by: { ...common, as: 'acquirer' },
      reason,
    })
}

/** Where the acquirer never knew the attempt, the payer is still on the page and reads why. */
async function tellOfDecline(scene: SettlingScene): Promise<void> {
  if (scene.row.providerId) await tellPayer(scene)
}

/** Tells the person who tried to pay, once: the others never heard of the attempt. */
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
