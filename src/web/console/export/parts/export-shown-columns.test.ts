import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ExportedList, exportContents, exportedLists } from '#domain/export/exported-list.ts'
import { exportedFor, filedColumns } from './export-shown-columns.ts'

const people = 'message-people/view'
const review = 'review-queue/view'

/** Where the columns of each list are written. */
const sources: Record<ExportedList, readonly string[]> = {
  applications: ['application-queue/parts/application-columns'],
  invoices: ['invoice-queue/parts/invoice-columns'],
  cardPayments: ['card-payment-queue/parts/card-payment-columns'],
  passports: ['passport-queue/parts/passport-columns'],
  groups: ['group-queue/parts/group-columns'],
  messages: ['message/parts/failed-columns'],
  audit: ['audit-queue/parts/audit-columns'],
  refunds: ['refund-queue/parts/refund-columns'],
  letters: ['letter/parts/letter-columns'],
  letterPeople: [people, 'letter-record/parts/letter-record'],
  decisionPeople: [people, 'decision-batch/parts/batch-people'],
  chats: ['chat-queue/parts/chat-columns'],
  duplicates: ['duplicate-queue/parts/duplicate-queue'],
  // It is no table.
  securityChecks: [],
  calls: ['call-queue/parts/call-queue'],
  decisions: ['decision/parts/batch-columns'],
  photographs: ['photograph-queue/parts/photograph-queue'],
  changes: ['change-queue/parts/change-columns'],
  erasures: ['erasure-queue/page'],
  content: ['content-list/view'],
  contentPeople: ['content-list/view'],
  closings: ['closing-queue/parts/closing-columns'],
  transfers: ['transfer-queue/parts/transfer-columns'],
  badges: ['badge-queue/parts/badge-queue'],
  gateDevices: ['gate-device-queue/parts/device-columns'],
  watchHits: ['watch-list/parts/watch-hit-list'],
  watchEntries: ['watch-list-entry/parts/watch-entry-list'],
  employees: ['employee-queue/parts/employee-queue', review],
  vehicles: ['vehicle-queue/parts/vehicle-queue', review],
  volunteerReview: ['volunteer-review/parts/volunteer-review', review],
  volunteers: ['volunteer-queue/parts/volunteer-queue'],
  staffCompanies: ['staff-company-queue/parts/staff-company-queue'],
  raises: ['raise-queue/parts/raise-queue'],
  passes: ['pass-queue/parts/pass-queue'],
  gateScans: ['gate-scan-queue/parts/gate-scan-queue'],
}

/** Columns that only the other list of the same view has. */
const elsewhere: Partial<Record<ExportedList, readonly string[]>> = {
  contentPeople: ['audience', 'urgent', 'until'],
}

function keysOf(list: ExportedList): string[] {
  const keys = sources[list].flatMap(path => {
    const text = readFileSync(new URL(`../../${path}.tsx`, import.meta.url), 'utf8')
    return [...text.matchAll(/\bkey: '(\w+)'/g)].flatMap(([, key]) => key ?? [])
  })
  return keys.filter(key => !elsewhere[list]?.includes(key))
}

test.each(exportedLists)(
  'each column of the list of %s has its column in the file, or none by name',
  list => {
    const keys = keysOf(list)
    if (list !== 'securityChecks') expect(keys.length).toBeGreaterThan(2)
    const known: string[] = [...exportContents[list].columns, ...Object.keys(filedColumns[list] ?? {})]
    expect(keys.filter(key => !known.includes(key))).toEqual([])
    // What the map names is a column of the list.
    expect(Object.keys(filedColumns[list] ?? {}).filter(key => !keys.includes(key))).toEqual([])
  },
)

test.each<[ExportedList, string[], string[]]>([
  ['applications', ['name', 'company', 'submitted'], ['name', 'latinName', 'company', 'submittedAt']],
  ['cardPayments', ['name', 'started', 'sum'], ['name', 'latinName', 'amount', 'startedAt']],
  ['transfers', ['name', 'day', 'place'], ['day', 'time', 'pickUpPlace', 'name', 'latinName']],
  ['invoices', ['number', 'people'], ['number', 'people', 'latinPeople']],
  // How long somebody waits is only on the screen, and why they ask only in the file.
  ['erasures', ['name', 'waiting'], ['name', 'latinName']],
  ['erasures', [], []],
])('a file of %s for %j', (list, shown, columns) => {
  expect(exportedFor(list, shown)).toEqual(columns)
})
