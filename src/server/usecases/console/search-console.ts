import type * as routes from '#contract/organiser-search.ts'
import { type ConsoleHit, consoleHitsOfKind, type placeKinds } from '#contract/organiser-search.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import { type ConsoleHitKind, consoleHitKinds, searchableKinds } from '#domain/access/search-access.ts'
import { isSearchable } from '#domain/search/search-words.ts'
import { typedInvoiceNumber, typedOrderNumber, typedPhone } from '#domain/search/typed-number.ts'
import {
  listFoundPeople,
  searchCardPayments,
  searchChats,
  searchCompanies,
  searchGroups,
  searchInvoices,
  searchPaymentOrders,
  searchStaffCompanies,
} from '#server/persistence/console-search-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { findPeople } from '../person/find-people.ts'
import { findDrafts, findPublished } from './find-content.ts'
import { findEmployees, findVehicles, findVolunteers } from './find-on-site.ts'
import * as present from './present-hit.ts'

const limit = consoleHitsOfKind

/** Of so many people that were found the chats are looked for. */
const peopleWithChats = 20

type FoundStaff = Awaited<ReturnType<typeof searchStaffCompanies>>[number]

type Search = { reader: Reader; editionGuid: string; typed: string }

/** Everything that may be meant, of the kinds that the role may read; all kinds are looked for at once. */
export const searchConsole: UseCase<typeof routes.searchConsole, 'database' | 'published'> = async (
  { actor, body: { q: typed } },
  needs,
) => {
  if (!isSearchable(typed)) return { groups: [] }
  const edition = await readCurrentEdition(needs.database)
  const search = { reader: needs.database, editionGuid: edition.guid, typed }
  const kinds = searchableKinds(actor.roles)
  const when = <Hits>(kind: ConsoleHitKind, find: () => Promise<Hits[]>): Promise<Hits[]> =>
    kinds.includes(kind) ? find() : Promise.resolve([])
  const onSite = mayOrganise(actor.roles, 'read-staff-companies')
  // Also used to find the chats of their responsible employees.
  const staff: Promise<FoundStaff[]> =
    kinds.includes('staffCompany') || kinds.includes('chat')
      ? searchStaffCompanies(search.reader, { ...search, limit })
      : Promise.resolve([])
  const hits = await Promise.all([
    when('person', () => findPeopleAndChats(search, { kinds, staff })),
    when('invoice', () => findMoney(search)),
    when('company', async () =>
      (await searchCompanies(search.reader, { ...search, limit, by: { typed }, onSite })).map(
        present.companyHit,
      ),
    ),
    when('group', async () =>
      (await searchGroups(search.reader, { ...search, limit })).map(present.groupHit),
    ),
    staff.then(found => (kinds.includes('staffCompany') ? found.map(present.staffCompanyHit) : [])),
    when('employee', () => findEmployees(search.reader, { ...search, limit })),
    when('vehicle', () => findVehicles(search.reader, { ...search, limit })),
    when('volunteer', () => findVolunteers(search.reader, { ...search, limit, roles: actor.roles })),
    findPublished(needs, { typed, limit }),
    mayOrganise(actor.roles, 'edit-content') ? findDrafts(search.reader, { ...search, limit }) : [],
  ])
  const found = Map.groupBy(hits.flat(), ({ kind }) => kind)
  return {
    groups: consoleHitKinds.flatMap(kind => {
      const ofKind = found.get(kind)
      return ofKind ? [{ kind, hits: ofKind.slice(0, limit) }] : []
    }),
  }
}

const by = ({ reader, editionGuid, typed }: Search) =>
  [reader, { editionGuid, limit, by: { typed } }] as const

async function findPeopleAndChats(
  { reader, editionGuid, typed }: Search,
  known: { kinds: readonly ConsoleHitKind[]; staff: Promise<FoundStaff[]> },
): Promise<ConsoleHit[]> {
  const withChats = known.kinds.includes('chat')
  const [found, staff] = await Promise.all([
    findPeople(reader, {
      editionGuid,
      typed: typedPhone(typed) ?? typed,
      limit: withChats ? peopleWithChats : limit,
    }),
    withChats ? known.staff : [],
  ])
  const [rows, chats] = await Promise.all([
    listFoundPeople(
      reader,
      editionGuid,
      found.slice(0, limit).map(({ applicationGuid }) => applicationGuid),
    ),
    withChats
      ? searchChats(reader, {
          editionGuid,
          limit,
          by: {
            participantGuids: found.map(({ participantGuid }) => participantGuid),
            accountGuids: staff.map(({ accountGuid }) => accountGuid),
          },
        })
      : [],
  ])
  const byGuid = new Map(rows.map(row => [row.guid, row]))
  // In the order of the search, which knows who is the likeliest.
  const people = found.flatMap(({ applicationGuid }) => byGuid.get(applicationGuid) ?? [])
  return [...people.map(present.personHit), ...chats.map(present.chatHit)]
}

async function findMoney(search: Search): Promise<ConsoleHit[]> {
  const { reader, editionGuid, typed } = search
  const order = typedOrderNumber(typed)
  const [invoices, orders, cardPayments] = await Promise.all([
    searchInvoices(reader, { editionGuid, limit, by: { typed, number: typedInvoiceNumber(typed) } }),
    order ? searchPaymentOrders(reader, { editionGuid, limit, number: order }) : [],
    searchCardPayments(...by(search)),
  ])
  return [
    ...invoices.map(present.invoiceHit),
    ...orders.map(present.paymentOrderHit),
    ...cardPayments.map(present.cardPaymentHit),
  ]
}

type PlaceKind = (typeof placeKinds)[number]

/** The same records by their guids, for the places that a browser remembers. */
export const readPlaces: UseCase<typeof routes.readPlaces, 'database'> = async (
  { actor, query: { at } },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const kinds = searchableKinds(actor.roles)
  const of = (kind: PlaceKind) => ({
    editionGuid: edition.guid,
    limit: at.length,
    by: {
      guids: at.filter(place => place.startsWith(`${kind}.`)).map(place => place.slice(kind.length + 1)),
    },
  })
  const onSite = mayOrganise(actor.roles, 'read-staff-companies')
  const readers: Record<PlaceKind, () => Promise<ConsoleHit[]>> = {
    person: async () =>
      (await listFoundPeople(database, edition.guid, of('person').by.guids)).map(present.personHit),
    invoice: async () => (await searchInvoices(database, of('invoice'))).map(present.invoiceHit),
    cardPayment: async () =>
      (await searchCardPayments(database, of('cardPayment'))).map(present.cardPaymentHit),
    company: async () =>
      (await searchCompanies(database, { ...of('company'), onSite })).map(present.companyHit),
    chat: async () => (await searchChats(database, of('chat'))).map(present.chatHit),
  }
  const asked = [...new Set(at.map(place => place.split('.')[0] as PlaceKind))]
  const hits = await Promise.all(asked.filter(kind => kinds.includes(kind)).map(kind => readers[kind]()))
  return { hits: hits.flat() }
}
