import type { OrganiserPermission } from '#domain/access/organiser-role.ts'
import { type PageName, siteMap } from '#web/site-map.ts'

/** The lists that a record can lead back to. Whoever may not read one is led to the record's own list instead. */
export const backLists = {
  applications: { page: 'organiser-applications', permission: 'read-applications' },
  audit: { page: 'organiser-audit', permission: 'read-audit' },
  cardPayments: { page: 'organiser-card-payments', permission: 'read-payments' },
  changes: { page: 'organiser-changes', permission: 'decide-changes' },
  chats: { page: 'organiser-chats', permission: 'answer-chats' },
  decision: { page: 'organiser-decision', permission: 'decide-applications' },
  decisions: { page: 'organiser-decisions', permission: 'decide-applications' },
  duplicates: { page: 'organiser-duplicates', permission: 'settle-duplicates' },
  invoices: { page: 'organiser-invoices', permission: 'read-payments' },
  letter: { page: 'organiser-letter', permission: 'send-letters' },
  messages: { page: 'organiser-messages', permission: 'read-messages' },
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
  'organiser-merge': 'duplicates',
  'organiser-message': 'messages',
  'organiser-passport': 'passports',
} as const satisfies Partial<Record<PageName, BackList>>

export type RecordName = keyof typeof ownLists

/** Says in a record's address which list it was opened from, where that is not its own: `invoices`, or `letter.` and the guid of the letter. */
const listParameter = 'list'

/** The open page of a cabinet: of its address, not of the list behind it. */
export const cabinetPartParameter = 'part'

/** `guid`: of the letter or the decision whose people are listed. */
export type WayBack = { list: BackList; guid: string | null; query: URLSearchParams }

type May = (permission: OrganiserPermission) => boolean

/** The list that a record was opened from, with its filters; `may`: what its reader may do. */
export function wayBack(record: RecordName, address: URLSearchParams, may: May): WayBack {
  const query = new URLSearchParams(address)
  query.delete(listParameter)
  if (record === 'organiser-cabinet') query.delete(cabinetPartParameter)
  const named = address.get(listParameter)
  const own = { list: ownLists[record], guid: null }
  if (named === null) return { ...own, query }
  const list = listNamed(named)
  if (list && may(backLists[list.list].permission)) return { ...list, query }
  // A colleague who reads other lists sent the address, or it was edited by hand: the filters are of a list that does not open.
  return { ...own, query: new URLSearchParams() }
}

type OpenPage = { page: PageName | null; guid: string | null }

/** The list that is open, or the one that the open record was opened from. */
export function listBehind({ page, guid }: OpenPage, address: URLSearchParams, may: May): WayBack | null {
  if (page !== null && isRecord(page)) return wayBack(page, address, may)
  const list = (Object.keys(backLists) as BackList[]).find(known => backLists[known].page === page)
  return list ? { list, guid: isOfOne(list) ? guid : null, query: address } : null
}

/** What the address of a record keeps of the list behind it. */
export function keptWay(record: RecordName, behind: WayBack | null): string {
  if (behind === null) return ''
  const query = new URLSearchParams(behind.query)
  const { list, guid } = behind
  if (list !== ownLists[record]) query.set(listParameter, guid === null ? list : `${list}.${guid}`)
  return query.size > 0 ? `?${query}` : ''
}

function listNamed(word: string): Omit<WayBack, 'query'> | null {
  const [list = '', guid = null] = word.split('.')
  return isBackList(list) && isOfOne(list) === (guid !== null) ? { list, guid } : null
}

/** Whether there are as many such lists as there are letters or decisions. */
const isOfOne = (list: BackList) => siteMap[backLists[list].page].path.includes(':')

const isBackList = (word: string): word is BackList => Object.hasOwn(backLists, word)

const isRecord = (page: PageName): page is RecordName => Object.hasOwn(ownLists, page)
