import type { OrganiserPermission } from '#domain/access/organiser-role.ts'
import type { PageName } from '#web/site-map.ts'

/** The lists that records are opened from, and who may read each. */
export const backLists = {
  applications: { page: 'organiser-applications', permission: 'read-applications' },
  audit: { page: 'organiser-audit', permission: 'read-audit' },
  cardPayments: { page: 'organiser-card-payments', permission: 'read-payments' },
  changes: { page: 'organiser-changes', permission: 'decide-changes' },
  chats: { page: 'organiser-chats', permission: 'answer-chats' },
  decisions: { page: 'organiser-decisions', permission: 'decide-applications' },
  duplicates: { page: 'organiser-duplicates', permission: 'settle-duplicates' },
  invoices: { page: 'organiser-invoices', permission: 'read-payments' },
  passports: { page: 'organiser-passports', permission: 'read-passports' },
  photographs: { page: 'organiser-photographs', permission: 'decide-applications' },
  raises: { page: 'organiser-raises', permission: 'read-raises' },
  refunds: { page: 'organiser-refunds', permission: 'read-payments' },
  transfers: { page: 'organiser-transfers', permission: 'read-transfers' },
  watchHits: { page: 'organiser-watch-list', permission: 'keep-watch-list' },
} as const satisfies Record<string, { page: PageName; permission: OrganiserPermission }>

export type BackList = keyof typeof backLists

/** The list of each record. A company has none; whoever reads companies reads applications. A cabinet leads back through its application. */
const ownLists = {
  'organiser-application': 'applications',
  'organiser-cabinet': 'applications',
  'organiser-card-payment': 'cardPayments',
  'organiser-chat': 'chats',
  'organiser-company': 'applications',
  'organiser-invoice': 'invoices',
  'organiser-passport': 'passports',
} as const satisfies Partial<Record<PageName, BackList>>

export type RecordName = keyof typeof ownLists

/** Says in a record's address which list it was opened from, where that is not its own. */
const listParameter = 'list'

export type WayBack = { list: BackList; query: URLSearchParams }

type May = (permission: OrganiserPermission) => boolean

/** The list that a record was opened from, with its filters; `may`: what its reader may do. */
export function wayBack(record: RecordName, address: URLSearchParams, may: May): WayBack {
  const query = new URLSearchParams(address)
  query.delete(listParameter)
  const named = address.get(listParameter)
  if (named === null) return { list: ownLists[record], query }
  if (isBackList(named) && may(backLists[named].permission)) return { list: named, query }
  // A colleague who reads other lists sent the address, or it was edited by hand: the filters are of a list that does not open.
  return { list: ownLists[record], query: new URLSearchParams() }
}

/** The list that is open, or the one that the open record was opened from. */
export function listBehind(page: PageName | null, address: URLSearchParams, may: May): WayBack | null {
  if (page !== null && isRecord(page)) return wayBack(page, address, may)
  const list = (Object.keys(backLists) as BackList[]).find(known => backLists[known].page === page)
  return list ? { list, query: address } : null
}

/** What the address of a record keeps of the list behind it. */
export function keptWay(record: RecordName, behind: WayBack | null): string {
  if (behind === null) return ''
  const query = new URLSearchParams(behind.query)
  if (behind.list !== ownLists[record]) query.set(listParameter, behind.list)
  return query.size > 0 ? `?${query}` : ''
}

const isBackList = (word: string): word is BackList => Object.hasOwn(backLists, word)

const isRecord = (page: PageName): page is RecordName => Object.hasOwn(ownLists, page)
