import type { OrganiserPermission } from '../access/organiser-role.ts'
import { personalColumns } from './export-personal-columns.ts'
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

/** Of each list who may read it, and its columns in their order. */
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
      'photographState',
      'submittedAt',
      'waitingDays',
      'owner',
      'locale',
    ],
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
  },
  cardPayments: {
    permission: 'read-payments',
    columns: [
      'name',
      'latinName',
      'amount',
      'captured',
      'status',
      'failure',
      'refundDue',
      'waitingSince',
      'providerId',
      'startedAt',
      'finishedAt',
    ],
  },
  passports: {
    permission: 'read-passports',
    columns: ['name', 'latinName', 'company', 'citizenship', 'passportState', 'savedAt'],
  },
  groups: {
    permission: 'read-applications',
    columns: ['company', 'companyType', 'coordinator', 'latinCoordinator', 'phone', 'members', 'madeAt'],
  },
  messages: {
    permission: 'read-messages',
    columns: ['channel', 'about', 'fault', 'faultDetail', 'name', 'latinName', 'to', 'attempts', 'failedAt'],
  },
  audit: {
    permission: 'read-audit',
    columns: [
      'at',
      'actor',
      'actorRole',
      'action',
      'subjectKind',
      'subject',
      'latinSubject',
      'from',
      'changedTo',
      'reason',
    ],
  },
  refunds: {
    permission: 'read-payments',
    columns: [
      'name',
      'latinName',
      'amount',
      'refundState',
      'refundKind',
      'at',
      'waitingSince',
      'source',
      'askedBy',
      'madeBy',
      'owner',
      'reason',
      'bankNumber',
      'returnedOn',
    ],
  },
  letters: {
    permission: 'send-letters',
    columns: [
      'letterSubject',
      'englishLetterSubject',
      'audience',
      'readers',
      'leftOut',
      'status',
      'updatedAt',
      'letterSentAt',
    ],
  },
  letterPeople: {
    permission: 'send-letters',
    columns: ['name', 'latinName', 'delivery', 'mergedInto', 'latinMergedInto', 'fault', 'at'],
  },
  decisionPeople: {
    permission: 'decide-applications',
    columns: ['name', 'latinName', 'status', 'reason', 'delivery', 'at'],
  },
  ...exportRequestContents,
  ...exportSiteContents,
} as const satisfies Record<string, { permission: OrganiserPermission; columns: readonly string[] }>

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
  const columns: readonly ExportColumn[] = exportContents[asked.list].columns
  if (asked.columns.some(column => !columns.some(known => known === column)))
    return { ok: false, field: 'columns', code: 'value_invalid' }
  const chosen = columns.filter(column => asked.columns.includes(column))
  if (chosen.length === 0) return { ok: false, field: 'columns', code: 'required' }
  if (!asked.purpose && chosen.some(isPersonalColumn))
    return { ok: false, field: 'purpose', code: 'required' }
  return { ok: true, columns: chosen }
}

/** Whether the column tells who somebody is. */
export function isPersonalColumn(column: string): boolean {
  return personalColumns.includes(column)
}
