import { formatMoney } from '#domain/payment/money.ts'
import { formatDay } from '#server/documents/document-format.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import {
  type InvoiceRaiseLine,
  listInvoiceRaiseLines,
  lockRaise,
  type RaiseRow,
} from '#server/persistence/raise-queries.ts'
import {
  lockStaffCompany,
  type StaffCompanyRow,
  saveStaffCompanyRow,
} from '#server/persistence/staff-company-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { MessageScene } from '../message/message-scene.ts'
import { writeToStaffOwner } from '../staff-company/write-to-staff-owner.ts'
import { applyTransition, type TakenBy } from '../transition/apply-transition.ts'
import { raiseMachine } from '../transition/raise-machine.ts'

/** The places that an invoice is for; company and request are locked. */
export type RaiseOnInvoice = { raise: Locked<RaiseRow>; company: StaffCompanyRow; line: InvoiceRaiseLine }

type Settled = RaiseOnInvoice & {
  invoice: { number: string; totalKopecks: bigint; dueOn: string }
}

/** Locks the company and its request, in this order, before the invoice; null for an invoice of participants. */
export async function lockRaiseOn(
  tx: Tx,
  { invoiceGuid, edition }: { invoiceGuid: string; edition: EditionRow },
): Promise<RaiseOnInvoice | null> {
  const [line] = await listInvoiceRaiseLines(tx, [invoiceGuid])
  if (!line) return null
  const { companyGuid, accountGuid } = line
  const company = await lockStaffCompany(tx, { guid: companyGuid, editionGuid: edition.guid, accountGuid })
  // The company was handed over while this waited for it.
  if (!company) refuse('changed_meanwhile')
  const raise = await lockRaise(tx, { guid: line.raiseGuid, companyGuid })
  return raise ? { raise, company, line } : refuse('not_found')
}

/** The money is there: the places count from this transaction on. */
export function payRaise(scene: MessageScene, settled: Settled, by: TakenBy<'finance'>): Promise<void> {
  return applyTransition(scene.tx, raiseMachine, 'payRaise', settled.raise, {
    by,
    effects: {
      'add-places': () => addPlaces(scene.tx, settled, settled.line.places),
      'notify-paid': () => tellOfRaise(scene, 'staff_raise_paid', settled),
    },
  })
}

/** The booking was a mistake. Employees who hold the places keep them, but nobody more is sent while there are too few (decision 110). */
export function unpayRaise(scene: MessageScene, settled: Settled, by: TakenBy<'finance'>): Promise<void> {
  return applyTransition(scene.tx, raiseMachine, 'unpayRaise', settled.raise, {
    by,
    effects: {
      'take-places-back': () => addPlaces(scene.tx, settled, -settled.line.places),
      'notify-reopened': () => tellOfRaise(scene, 'staff_raise_reopened', settled),
    },
  })
}

/** The invoice was cancelled: the offer stands as it was. */
export function releaseRaise(
  scene: MessageScene,
  settled: Settled,
  by: TakenBy<'payer' | 'finance'>,
): Promise<void> {
  return applyTransition(scene.tx, raiseMachine, 'releaseRaise', settled.raise, {
    by: {
      ...by,
      as: by.as === 'payer' ? 'owner' : 'finance',
      role: by.as === 'payer' ? 'staffOwner' : by.role,
    },
    change: { invoiceGuid: null },
    effects: { 'notify-released': () => tellOfRaise(scene, 'staff_raise_released', settled) },
  })
}

/** Tells the responsible employee that a part of the sum has come. */
export function tellOfRaisePart(
  scene: MessageScene,
  settled: Settled,
  { received, missing }: { received: bigint; missing: bigint },
): Promise<void> {
  const { locale } = settled.company
  return writeToStaffOwner(scene, 'staff_raise_partly_paid', {
    company: settled.company,
    content: {
      ...figures(settled),
      payBy: formatDay(settled.invoice.dueOn, locale),
      received: formatMoney(received, locale),
      missing: formatMoney(missing, locale),
    },
  })
}

function addPlaces(tx: Tx, { company }: RaiseOnInvoice, places: number): Promise<void> {
  return saveStaffCompanyRow(tx, company.guid, { placesAdded: company.placesAdded + places })
}

function tellOfRaise(
  scene: MessageScene,
  name: 'staff_raise_paid' | 'staff_raise_reopened' | 'staff_raise_released',
  settled: Settled,
): Promise<void> {
  return writeToStaffOwner(scene, name, { company: settled.company, content: figures(settled) })
}

function figures({ company, invoice, line }: Settled) {
  return {
    company: company.name,
    places: String(line.places),
    number: invoice.number,
    amount: formatMoney(invoice.totalKopecks, company.locale),
  }
}
