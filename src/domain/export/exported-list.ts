import type { OrganiserPermission } from '../access/organiser-role.ts'
import { exportRequestContents } from './export-request-contents.ts'
import { exportSiteContents } from './export-site-contents.ts'

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type ExportState = (typeof exportStates)[number]

/** How long a file is kept, in milliseconds of the machine's clock. */
export const exportKept = 24 * 3_600_000

/** So many of one organiser may be under way. */
export const mostExportsAtOnce = 3

/** Of each list who may read it, its columns in their order, and those that tell who somebody is. */
export const exportContents = {
  applications: {
    permission: 'read-applications',
    columns: [
      'name',
      'latinName',
      'company',
      'companyType',
      'position',
      'role',
      'status',
      'payment',
      'security',
      'submittedAt',
      'owner',
      'locale',
    ],
    personal: ['name', 'latinName', 'position'],
  },
  invoices: {
    permission: 'read-payments',
    columns: [
      'number',
      'status',
      'payerName',
      'payerInn',
      'people',
      'latinPeople',
      'issuedOn',
      'dueOn',
      'total',
      'received',
      'missing',
      'paidOn',
      'paymentOrder',
      'bookedBy',
    ],
    // A payer may be a sole trader.
    personal: ['payerName', 'payerInn', 'people', 'latinPeople'],
  },
  cardPayments: {
    permission: 'read-payments',
    columns: ['name', 'amount', 'captured', 'status', 'refundDue', 'providerId', 'startedAt', 'finishedAt'],
    personal: ['name'],
  },
  passports: {
    permission: 'read-passports',
    columns: ['name', 'latinName', 'company', 'citizenship', 'passportState', 'savedAt'],
    personal: ['name', 'latinName', 'citizenship'],
  },
  groups: {
    permission: 'read-applications',
    columns: ['company', 'companyType', 'coordinator', 'phone', 'members', 'madeAt'],
    personal: ['coordinator', 'phone'],
  },
  messages: {
    permission: 'read-messages',
    columns: ['channel', 'about', 'fault', 'faultDetail', 'name', 'to', 'attempts', 'failedAt'],
    personal: ['name', 'to'],
  },
  audit: {
    permission: 'read-audit',
    columns: ['at', 'actor', 'actorRole', 'action', 'subjectKind', 'subject', 'from', 'changedTo', 'reason'],
    // A reason may be somebody's name.
    personal: ['subject', 'reason'],
  },
  refunds: {
    permission: 'read-payments',
    columns: [
      'name',
      'amount',
      'refundState',
      'refundKind',
      'at',
      'waitingSince',
      'source',
      'askedBy',
      'madeBy',
      'reason',
      'bankNumber',
      'returnedOn',
    ],
    personal: ['name', 'reason'],
  },
  letterPeople: {
    permission: 'send-letters',
    columns: ['name', 'delivery', 'fault', 'at'],
    personal: ['name'],
  },
  ...exportRequestContents,
  ...exportSiteContents,
} as const satisfies Record<
  string,
  { permission: OrganiserPermission; columns: readonly string[]; personal: readonly string[] }
>

/** The lists of the console that can be taken away as a file. */
export type ExportedList = keyof typeof exportContents
export const exportedLists = Object.keys(exportContents) as ExportedList[]

export type ExportColumn = (typeof exportContents)[ExportedList]['columns'][number]

/** The asked columns in the order of the list, each once; or why they cannot be had. */
export function judgeExport(asked: {
  list: ExportedList
  columns: readonly string[]
  purpose: string | null
}):
  | { ok: true; columns: ExportColumn[] }
  | { ok: false; field: 'columns' | 'purpose'; code: 'required' | 'value_invalid' } {
  const { columns, personal }: { columns: readonly ExportColumn[]; personal: readonly string[] } =
    exportContents[asked.list]
  if (asked.columns.some(column => !columns.some(known => known === column)))
    return { ok: false, field: 'columns', code: 'value_invalid' }
  const chosen = columns.filter(column => asked.columns.includes(column))
  if (chosen.length === 0) return { ok: false, field: 'columns', code: 'required' }
  if (!asked.purpose && chosen.some(column => personal.includes(column)))
    return { ok: false, field: 'purpose', code: 'required' }
  return { ok: true, columns: chosen }
}

/** Whether the column tells who somebody is. */
export function isPersonalColumn(list: ExportedList, column: string): boolean {
  const personal: readonly string[] = exportContents[list].personal
  return personal.includes(column)
}
