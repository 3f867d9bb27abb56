import { type ExportColumn, type ExportedList, exportContents } from '#domain/export/exported-list.ts'

type ColumnOf<List extends ExportedList> = (typeof exportContents)[List]['columns'][number]

/**
 * List and file name some columns differently: by the list's name, what the file writes, or nothing where only the screen has it. The others have one
 * name in both.
 */
export const filedColumns: {
  readonly [List in ExportedList]?: Readonly<Record<string, readonly ColumnOf<List>[]>>
} = {
  applications: {
    photograph: ['photographState'],
    submitted: ['submittedAt'],
    waiting: ['waitingDays'],
  },
  invoices: {
    payer: ['payerName'],
    inn: ['payerInn'],
    sum: ['total'],
    issued: ['issuedOn'],
    due: ['dueOn'],
  },
  cardPayments: {
    sum: ['amount'],
    state: ['status'],
    waiting: ['waitingSince'],
    started: ['startedAt'],
    finished: ['finishedAt'],
  },
  passports: { state: ['passportState'], saved: ['savedAt'], waiting: [] },
  groups: { created: ['madeAt'] },
  messages: {
    name: ['name', 'to'],
    about: ['channel', 'about'],
    cause: ['fault'],
    at: ['failedAt'],
  },
  audit: {
    actor: ['actor', 'actorRole'],
    kind: ['subjectKind'],
    change: ['from', 'changedTo'],
  },
  refunds: { sum: ['amount'], state: ['refundState'], age: ['waitingSince'], kind: ['refundKind'] },
  letters: {
    subject: ['letterSubject'],
    updated: ['updatedAt'],
    sent: ['letterSentAt'],
    state: ['status'],
  },
  // A merged record got no letter of its own; the file names the record that did.
  letterPeople: { cause: ['fault'], delivery: ['delivery', 'mergedInto'], message: [] },
  decisionPeople: { messages: ['reason'] },
  chats: {
    person: ['name', 'company'],
    wait: ['waitingSince', 'answerBy'],
    // What was written stays on the screen.
    last: [],
    updated: ['lastMessageAt'],
  },
  duplicates: {
    pair: ['name', 'otherName'],
    company: ['company', 'otherCompany'],
    why: ['pairReasons'],
    found: ['foundAt'],
  },
  calls: { since: ['openedAt'], next: ['callAt'], last: ['lastOutcome'] },
  decisions: {
    people: ['participants'],
    released: ['releasedAt'],
    by: ['decidedBy'],
    state: ['status', 'notSent'],
  },
  photographs: { check: ['photographVerdict'], waiting: ['waitingSince'] },
  changes: { kind: ['section'], fields: ['differences'], requested: ['requestedAt'], waiting: [] },
  erasures: { requested: ['requestedAt'], waiting: [] },
  content: {
    order: [],
    path: [],
    // Only speakers wait for their cards to go, and their list has a file of its own.
    waiting: [],
    state: ['status'],
    updated: ['updatedAt'],
    audience: [],
    urgent: [],
    until: [],
  },
  contentPeople: {
    title: ['name'],
    order: [],
    path: [],
    waiting: ['waitingSince'],
    state: ['status'],
    updated: ['updatedAt'],
  },
  closings: {
    waiting: ['waitingSince'],
    payer: ['payerName'],
    invoice: ['invoiceNumber'],
    people: ['participants'],
    sum: ['total'],
    how: ['status', 'channel', 'sentOn'],
  },
  transfers: {
    day: ['day', 'time'],
    direction: ['rideDirection'],
    number: ['ride'],
    place: ['pickUpPlace'],
  },
  badges: { role: ['passKind'], print: ['printedAt'], state: ['status'] },
  gateDevices: { name: ['device'], seen: ['lastSeenAt'], state: ['status'] },
  watchHits: { person: ['name'], kind: ['watchedKind'], listed: ['listedName'], found: ['foundAt'] },
  watchEntries: {
    name: ['listedName'],
    born: ['listedBirthDate'],
    loaded: ['loadedAt'],
  },
  employees: { role: ['onSiteRole'], sent: ['sentAt'], waiting: ['waitingSince'], state: ['status'] },
  vehicles: {
    name: ['vehicle', 'plate'],
    days: ['arrivesOn', 'leavesOn'],
    sent: ['sentAt'],
    waiting: ['waitingSince'],
    state: ['status'],
  },
  volunteerReview: { birth: ['birthDate'], sent: ['sentAt'], waiting: ['waitingSince'], state: ['status'] },
  volunteers: {
    study: ['university', 'studyYear'],
    check: ['review'],
    sent: ['madeAt'],
    state: ['status'],
  },
  staffCompanies: {
    name: ['company'],
    role: ['package'],
    owner: ['contact'],
    places: ['places', 'taken'],
    created: ['madeAt'],
  },
  raises: {
    role: ['package'],
    has: ['places'],
    asked: ['placesAsked'],
    sum: ['price'],
    state: ['status'],
    when: ['requestedAt'],
  },
  passes: { kind: ['passKind'], badge: ['printedAt', 'handedOverAt'], state: ['status', 'since'], scan: [] },
  gateScans: { state: ['outcome', 'gateReasons'] },
}

/** The screen shows one script or language, the reader's; a file has both. */
const inBoth: Partial<Record<ExportColumn, ExportColumn>> = {
  name: 'latinName',
  otherName: 'otherLatinName',
  people: 'latinPeople',
  coordinator: 'latinCoordinator',
  contact: 'latinContact',
  driver: 'latinDriver',
  subject: 'latinSubject',
  mergedInto: 'latinMergedInto',
  title: 'englishTitle',
  letterSubject: 'englishLetterSubject',
}

/** The file's columns for those that the list shows, in the order of the file. */
export function exportedFor(list: ExportedList, shown: readonly string[]): readonly ExportColumn[] {
  const named: Readonly<Record<string, readonly string[]>> = filedColumns[list] ?? {}
  const other: Readonly<Partial<Record<string, string>>> = inBoth
  const columns = shown.flatMap(key => named[key] ?? [key])
  const wanted = new Set(columns.flatMap(column => [column, other[column] ?? column]))
  const all: readonly ExportColumn[] = exportContents[list].columns
  return all.filter(column => wanted.has(column))
}
