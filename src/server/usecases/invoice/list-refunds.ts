import type * as routes from '#contract/organiser-refund.ts'
import type { RefundRow } from '#contract/organiser-refund.ts'
import { type DayRange, instantsOf } from '#domain/edition/day-range.ts'
import type { OwnerChoice } from '#domain/organiser/owned-request.ts'
import { type RefundSort, refundStates } from '#domain/payment/refund-state.ts'
import { ownerAsked, presentOwner } from '#server/organiser-owner.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { instantKey, wholeKey } from '#server/persistence/list-order.ts'
import { countByOwner } from '#server/persistence/organiser-request-queries.ts'
import {
  countFoundRefunds,
  countRefundKinds,
  countRefunds,
  listRefundsInOrder,
  type RefundFilter,
  readCardRefunds,
  readTransferRefunds,
} from '#server/persistence/payment-refund-list-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import { knownName, namesFor } from '../participant/present-participant.ts'
import { confirmableBy } from '../payment/refund-confirmation.ts'
import { invoiceNumber } from './present-invoice.ts'

const timeInPart = (key: string) => instantKey.test(key.slice(key.indexOf(':') + 1))

/** What the place of a cursor looks like; one of another order begins anew. */
const isKeyOf: Record<RefundSort, (key: string) => boolean> = {
  newest: key => instantKey.test(key),
  oldest: key => instantKey.test(key),
  largest: key => wholeKey.test(key),
  smallest: key => wholeKey.test(key),
  name: () => true,
  nameDown: () => true,
  state: timeInPart,
  stateDown: timeInPart,
  kind: timeInPart,
  kindDown: timeInPart,
  longestWait: key => instantKey.test(key),
  shortestWait: key => instantKey.test(key),
  source: key => wholeKey.test(key),
  sourceDown: key => wholeKey.test(key),
  askedBy: timeInPart,
  askedByDown: timeInPart,
  madeBy: timeInPart,
  madeByDown: timeInPart,
  bankNumber: () => true,
  bankNumberDown: () => true,
  owner: timeInPart,
  ownerDown: timeInPart,
}

type Listed = Omit<RefundRow, 'mayConfirm'> & {
  fullName: string | null
  latinName: string | null
  /** The account of whoever asked. */
  asker: string | null
}

/** Money that went back or has to, for finance on the screen and in a file. */
export async function readRefunds(
  {
    query,
    actor: { accountGuid: callerGuid },
    facts: { locale },
  }: CallOf<typeof routes.listRefunds, 'query' | 'actor' | 'facts'>,
  { database }: Needs<'database'>,
) {
  const { sort, limit } = query
  const [key, guid] = decodeCursor(query.cursor, 2) ?? []
  const after = typeof key === 'string' && guid && isKeyOf[sort](key) ? [key, guid] : null
  const filter = await refundFilterOf(database, { query, callerGuid, locale })
  const [rows, counts] = await Promise.all([
    listRefundsInOrder(database, filter, { sort, after, limit: limit + 1 }),
    countRefunds(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: await presentRefunds(database, items, { locale, accountGuid: callerGuid }),
    nextCursor,
    counts,
  }
}

type Viewer = { locale: 'ru' | 'en'; accountGuid: string }

/** Refunds that were chosen, in their order. */
export async function presentRefunds(
  database: Reader,
  items: readonly Pick<RefundRow, 'guid' | 'kind'>[],
  viewer: Viewer,
): Promise<Listed[]> {
  const of = (wanted: RefundRow['kind']) => items.filter(row => row.kind === wanted).map(row => row.guid)
  const [cards, transfers] = await Promise.all([
    readCardRefunds(database, of('card')),
    readTransferRefunds(database, of('transfer')),
  ])
  const byGuid = new Map<string, Listed>([
    ...cards.flatMap(row => {
      const shown = presentCard(row, viewer)
      return shown ? [[row.guid, shown] as const] : []
    }),
    ...transfers.map(row => [row.guid, presentTransfer(row, viewer.locale)] as const),
  ])
  return items.flatMap(row => byGuid.get(row.guid) ?? [])
}

type Asked = Pick<RefundFilter, 'q' | 'state' | 'kind' | 'company'> &
  DayRange & { owner?: OwnerChoice | undefined }

async function refundFilterOf(
  reader: Reader,
  { query, callerGuid, locale }: { query: Asked; callerGuid: string; locale: 'ru' | 'en' },
): Promise<RefundFilter> {
  const { guid: editionGuid, timeZone } = await readCurrentEdition(reader)
  const { q, state, kind, company } = query
  return {
    ...{ editionGuid, locale, q, state, kind, company, people: await findPeople(reader, q) },
    owner: ownerAsked(query.owner, callerGuid),
    ...instantsOf(query, timeZone),
  }
}

/** How many refunds of the state there are of each kind and of each owner; asked for when the filters are opened. */
export const countRefundFilters: UseCase<typeof routes.countRefundFilters, 'database'> = async (
  { query, actor: { accountGuid: callerGuid }, facts: { locale } },
  { database },
) => {
  const filter = await refundFilterOf(database, { query, callerGuid, locale })
  const [kind, owner] = await Promise.all([
    countRefundKinds(database, filter),
    countByOwner(callerGuid, owner => countFoundRefunds(database, { ...filter, owner })),
  ])
  return { counts: { kind: kind.map(row => ({ ...row, more: false })), owner } }
}

const isUnconfirmed = ({ state }: Pick<RefundRow, 'state'>) => state === 'unconfirmed'

export const listRefunds: UseCase<typeof routes.listRefunds, 'clock' | 'config' | 'database'> = async (
  call,
  needs,
) => {
  const { items, ...page } = await readRefunds(call, needs)
  const mayConfirm = await confirmableBy(
    needs,
    call.actor,
    items.filter(isUnconfirmed).map(({ asker }) => asker),
  )
  return {
    ...page,
    items: items.map(({ asker, ...row }) => ({
      ...row,
      mayConfirm: isUnconfirmed(row) && mayConfirm(asker),
    })),
  }
}

type Card = Awaited<ReturnType<typeof readCardRefunds>>[number]

/** Null where a colleague has declined the refund since the page was chosen. */
function presentCard(row: Card, { locale, accountGuid }: Viewer): Listed | null {
  const state = refundStates.find(known => known === row.refundState)
  if (!state) return null
  // In the orders by wait the database knows the same. Money that is of no use waits since it came; a place that is paid waits since its money was asked back.
  const since = row.state === 'refundDue' ? (row.finishedAt ?? row.refundAt) : row.refundWantedAt
  return {
    ...{ guid: row.guid, kind: 'card', state, applicationGuid: row.applicationGuid },
    amountKopecks: String(row.refundKopecks),
    at: (row.refundAt ?? new Date(0)).toISOString(),
    since: state === 'done' ? null : ((since ?? row.refundAt)?.toISOString() ?? null),
    ...namesFor(locale, row),
    ...{ cardPaymentGuid: row.cardPaymentGuid, invoice: null, askedBy: row.askedBy, madeBy: row.madeBy },
    askedAt: row.refundWantedAt?.toISOString() ?? null,
    ...{ reason: row.refundWantedBecause, bankNumber: row.providerId, returnedOn: null },
    ...{ asker: row.refundWantedBy, ofParticipation: row.state === 'charged' },
    owner: presentOwner(row, accountGuid),
  }
}

type Transfer = Awaited<ReturnType<typeof readTransferRefunds>>[number]

function presentTransfer(row: Transfer, locale: 'ru' | 'en'): Listed {
  const person = {
    ...{ lastName: row.lastName, firstName: row.firstName, middleName: row.middleName },
    ...{ latinFirstName: row.latinFirstName, latinLastName: row.latinLastName },
  }
  return {
    ...{ guid: row.guid, kind: 'transfer', state: 'done', applicationGuid: row.applicationGuid },
    amountKopecks: row.amountKopecks.toString(),
    at: row.bookedAt.toISOString(),
    since: null,
    ...(knownName(person) ? namesFor(locale, person) : { name: null, fullName: null, latinName: null }),
    cardPaymentGuid: null,
    invoice: { guid: row.invoiceGuid, number: invoiceNumber(row) },
    ...{ askedBy: null, askedAt: null, madeBy: row.madeBy, reason: row.reason },
    ...{ bankNumber: row.paymentOrderNumber, returnedOn: row.returnedOn },
    ...{ asker: null, ofParticipation: false, owner: null },
  }
}
