import { formatMoney } from '#domain/payment/money.ts'
import type { InvoiceRecord } from '#server/persistence/invoice-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { listInvoiceRaiseLines } from '#server/persistence/raise-queries.ts'
import { findStaffCompanyOfEdition } from '#server/persistence/staff-company-queries.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'
import type { MessageScene } from '../message/message-scene.ts'
import { tell } from '../message/tell-participant.ts'
import { writeToCoordinator } from '../message/write-to-coordinator.ts'
import { findPaidByWhom, isPersonOf } from '../payment/paying-coordinator.ts'
import { writeToStaffOwner } from '../staff-company/write-to-staff-owner.ts'

type Closed = { invoice: InvoiceRecord; people: readonly ParticipantRecord[]; totalKopecks: bigint }

/** Tells the payer that the act and the tax invoice are there: the coordinator, or those whose own invoice it is. */
export async function tellOfClosing(
  scene: MessageScene,
  { invoice, people, totalKopecks }: Closed,
): Promise<void> {
  const [raised] = await listInvoiceRaiseLines(scene.tx, [invoice.guid])
  const company =
    raised &&
    (await findStaffCompanyOfEdition(scene.tx, { guid: raised.companyGuid, editionGuid: scene.edition.guid }))
  if (company)
    return writeToStaffOwner(scene, 'staff_closing_issued', {
      company,
      content: {
        number: invoiceNumber(invoice),
        amount: formatMoney(totalKopecks, company.locale),
      },
    })
  const payer = { accountGuid: invoice.issuedBy, editionGuid: scene.edition.guid }
  const { coordinator } = await findPaidByWhom(scene.tx, payer, people)
  const content = (locale: 'ru' | 'en') => ({
    number: invoiceNumber(invoice),
    amount: formatMoney(totalKopecks, locale),
  })
  if (coordinator) {
    await writeToCoordinator(scene, 'payer_closing_issued', { group: coordinator.group }, content)
    return
  }
  // Without a coordinator only whoever sees the whole invoice can download its papers.
  const whole = people.filter(record => people.length === 1 || isPersonOf(invoice.issuedBy, record))
  for (const record of whole.length > 0 ? whole : people.slice(0, 1))
    await tell(scene, 'payment_closing_issued', record, content)
}
