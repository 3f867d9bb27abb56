import type * as routes from '#contract/closing.ts'
import { closingDue, closingSums } from '#domain/closing/closing.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import {
  type AttendedLine,
  findClosing,
  insertClosing,
  listAttendedLines,
  sumAttendedLines,
} from '#server/persistence/closing-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition, vatRatesOf } from '#server/persistence/edition-queries.ts'
import { listInvoiceLines, lockInvoice, takeNumber } from '#server/persistence/invoice-queries.ts'
import { lockParticipants } from '#server/persistence/people-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'
import { tellOfClosing } from './tell-of-closing.ts'

type Issuing = Needs<'clock' | 'config' | 'database' | 'sealer'>

/** Null for the job. */
type IssuedBy = { actor: OrganiserActor; facts: RequestFacts } | null

/** What pressing the button would issue. */
export const previewClosings: UseCase<typeof routes.previewClosings, 'clock' | 'database'> = async (
  _call,
  needs,
) => {
  const edition = await readCurrentEdition(needs.database)
  const waiting = await sumAttendedLines(needs.database, { editionGuid: edition.guid })
  // The tax of an invoice is that of its whole sum, so invoices of the same sum are counted once.
  const sums = waiting.flatMap(({ totalKopecks, documents }) => {
    const one = sumsOf([totalKopecks], edition)
    return one ? { documents, total: one.total * BigInt(documents), vat: one.vat * BigInt(documents) } : []
  })
  return {
    open: dueNow(needs, edition).open,
    endsOn: edition.endsOn,
    documents: sums.reduce((sum, { documents }) => sum + documents, 0),
    people: waiting.reduce((sum, { people }) => sum + people, 0),
    totalKopecks: sums.reduce((sum, { total }) => sum + total, 0n).toString(),
    vatKopecks: sums.reduce((sum, { vat }) => sum + vat, 0n).toString(),
  }
}

/** By finance, from the day after the forum on. */
export const issueClosings: UseCase<
  typeof routes.issueClosings,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, facts }, needs) => {
  const edition = await readCurrentEdition(needs.database)
  if (!dueNow(needs, edition).open) refuse('state_forbids')
  return { issued: await issueWaiting(needs, edition, { actor, facts }) }
}

/** By the job, for whatever finance has left when the time of the law runs out, and for money that comes later. */
export async function issueDueClosings(needs: Issuing): Promise<void> {
  const edition = await readCurrentEdition(needs.database)
  if (dueNow(needs, edition).byItself) await issueWaiting(needs, edition, null)
}

function dueNow({ clock }: Needs<'clock'>, { endsOn, timeZone }: EditionRow) {
  return closingDue({ endsOn, today: localDayAt(clock.now().getTime(), timeZone) })
}

/** Each invoice in a transaction of its own, so that the papers of one do not wait for those of another. */
async function issueWaiting(needs: Issuing, edition: EditionRow, by: IssuedBy): Promise<number> {
  const waiting = byInvoice(await listAttendedLines(needs.database, { editionGuid: edition.guid }))
  let issued = 0
  for (const { invoiceGuid } of waiting)
    issued += await needs.database
      .transaction()
      .execute(tx => issueOne({ needs, tx, edition, by }, invoiceGuid))
  return issued
}

type Scene = { needs: Issuing; tx: Tx; edition: EditionRow; by: IssuedBy }

/** People are locked before their invoice, as by whoever refunds or replaces them; whoever comes second finds the papers there. */
async function issueOne({ needs, tx, edition, by }: Scene, guid: string): Promise<0 | 1> {
  const known = await listInvoiceLines(tx, [guid])
  const people = await lockParticipants(tx, {
    guids: known.map(line => line.participantGuid),
    editionGuid: edition.guid,
  })
  const invoice = await lockInvoice(tx, guid)
  if (invoice?.status !== 'paid' || (await findClosing(tx, guid))) return 0
  const lines = await listAttendedLines(tx, { editionGuid: edition.guid, invoiceGuid: guid })
  const sums = sumsOf(
    lines.map(line => line.amountKopecks),
    edition,
  )
  if (!sums) return 0
  const at = needs.clock.now()
  // Both papers are of the day on which the service was rendered, whenever they are drawn up.
  const issuedOn = edition.endsOn
  const year = Number(issuedOn.slice(0, 4))
  const number = await takeNumber(tx, 'closingNumber', year)
  await insertClosing(tx, {
    editionGuid: edition.guid,
    invoiceGuid: guid,
    year,
    number,
    issuedOn,
    totalKopecks: sums.total,
    vatKopecks: sums.vat,
    vatPercent: Number(sums.percent),
    documentsBy: invoice.documentsBy,
    createdAt: at,
    createdBy: by?.actor.accountGuid ?? null,
    lines: lines.map(({ applicationGuid, places, participantName, amountKopecks }, index) => ({
      applicationGuid,
      places,
      participantName,
      amountKopecks,
      vatKopecks: sums.lines[index] ?? 0n,
    })),
  })
  if (by)
    await recordAudit(tx, {
      at,
      actorGuid: by.actor.accountGuid,
      actorRole: roleFor(by.actor, 'decide-payments'),
      subjectKind: 'invoice',
      subjectGuid: guid,
      action: 'issueClosing',
      toValue: invoiceNumber({ year, number }),
      requestId: by.facts.requestId,
    })
  await tellOfClosing({ needs, tx, edition }, { invoice, people, totalKopecks: sums.total })
  return 1
}

function sumsOf(amounts: readonly bigint[], edition: EditionRow) {
  return closingSums(amounts, { endsOn: edition.endsOn, rates: vatRatesOf(edition) })
}

function byInvoice(lines: readonly AttendedLine[]): { invoiceGuid: string; lines: AttendedLine[] }[] {
  const groups = Map.groupBy(lines, line => line.invoiceGuid)
  return [...groups].map(([invoiceGuid, own]) => ({ invoiceGuid, lines: own }))
}
