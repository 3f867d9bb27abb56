import { z } from 'zod'
import { listClosings as closingsRoute } from '#contract/closing.ts'
import { listContent as contentRoute } from '#contract/content.ts'
import { listErasures as erasuresRoute } from '#contract/erasure.ts'
import { listChanges as changesRoute } from '#contract/organiser-change.ts'
import { roleThatEdits } from '#domain/access/content-access.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { type ContentKind, contentKindNames } from '#domain/content/content-kind.ts'
import { shownGroup } from '#domain/content/content-shown.ts'
import { changeKindWords, changeStatusWords } from '#messages/change-word.ts'
import { closingChannelWords, closingWords } from '#messages/closing-word.ts'
import { m } from '#messages/compiled/messages.js'
import { contentStateWords, missingWords } from '#messages/content-word.ts'
import { erasureStateWords, obstacleWords } from '#messages/erasure-word.ts'
import { listChanges } from '../change-request/list-change-requests.ts'
import { listClosings } from '../closing/list-closings.ts'
import { listContent } from '../content/list-content.ts'
import { listErasures } from '../erasure/list-erasures.ts'
import { asCall, type Place, type SourceNeeds, source } from './export-source.ts'
import type { ExportWords } from './export-words.ts'

/** Their names are people's names, for which a file asks a purpose. */
const peopleKinds = ['speaker', 'committeeMember'] as const
const otherKinds = contentKindNames.filter(kind => !peopleKinds.some(people => people === kind))

/** A file has no address that would name the kind. */
const contentQuery = contentRoute.query.extend({ kind: z.enum(otherKinds) })
const contentPeopleQuery = contentRoute.query.extend({ kind: z.enum(peopleKinds) })

type ContentPlace = Place<typeof contentQuery> | Place<typeof contentPeopleQuery>
type ContentRow = Awaited<ReturnType<typeof listContent>>['items'][number]

const readContent = (needs: SourceNeeds, page: ContentPlace) =>
  listContent({ ...asCall(page), params: { kind: page.query.kind } }, needs)

/** Each kind has editors of its own. */
function editsKind(roles: readonly OrganiserRole[], { kind }: Record<string, string>): boolean {
  return roleThatEdits(roles, kind as ContentKind) !== null
}

const contentValues = {
  status: (row: ContentRow, words: ExportWords) =>
    words.say(contentStateWords(shownGroup(row.kind))[row.state]),
  translation: ({ untranslated }: ContentRow, words: ExportWords) =>
    untranslated.length > 0
      ? untranslated.map(language => words.say(missingWords[language])).join(', ')
      : words.say(m.content_translated),
  problems: (row: ContentRow) => String(row.problems),
  updatedAt: (row: ContentRow, words: ExportWords) => words.moment(row.updatedAt),
  updatedBy: (row: ContentRow, words: ExportWords) => words.colleague(row.updatedBy),
}

export const requestSources = {
  changes: source('changes', {
    query: changesRoute.query,
    countedBy: 'status',
    read: (needs, page: Place<typeof changesRoute.query>) => listChanges(asCall(page), needs),
    values: {
      name: row => row.name,
      latinName: row => row.latinName ?? '',
      company: row => row.company ?? '',
      section: (row, words) => words.say(changeKindWords[row.kind]),
      differences: row =>
        row.differences.map(({ present, proposed }) => `${present || '—'} → ${proposed || '—'}`).join('; '),
      status: (row, words) => words.say(changeStatusWords[row.status]),
      owner: (row, words) => words.colleague(row.owner?.name ?? null),
      reason: row => row.reason,
      requestedAt: (row, words) => words.moment(row.requestedAt),
      decidedAt: (row, words) => words.moment(row.decidedAt),
      answer: row => row.answer ?? '',
    },
  }),
  erasures: source('erasures', {
    query: erasuresRoute.query,
    countedBy: 'status',
    read: (needs, page: Place<typeof erasuresRoute.query>) => listErasures(asCall(page), needs),
    values: {
      // An erased person has no name any more.
      name: (row, words) => (row.status === 'done' ? words.say(m.erasure_nameless) : row.name),
      latinName: row => (row.status === 'done' ? '' : (row.latinName ?? '')),
      company: row => row.company ?? '',
      status: (row, words) => words.say(erasureStateWords[row.status]),
      obstacle: (row, words) => (row.obstacle ? words.say(obstacleWords[row.obstacle]) : ''),
      owner: (row, words) => words.colleague(row.owner?.name ?? null),
      reason: row => row.reason ?? '',
      requestedAt: (row, words) => words.moment(row.requestedAt),
      decidedAt: (row, words) => words.moment(row.decidedAt),
      answer: row => row.answer ?? '',
    },
  }),
  content: source('content', {
    query: contentQuery,
    countedBy: 'state',
    permits: editsKind,
    read: readContent,
    values: { title: row => row.title.ru, englishTitle: row => row.title.en, ...contentValues },
  }),
  contentPeople: source('contentPeople', {
    query: contentPeopleQuery,
    countedBy: 'state',
    permits: editsKind,
    read: readContent,
    values: {
      name: row => row.title.ru,
      latinName: row => row.title.en,
      waitingSince: (row, words) => words.moment(row.leavingSince),
      ...contentValues,
    },
  }),
  closings: source('closings', {
    query: closingsRoute.query,
    countedBy: 'state',
    read: (needs, page: Place<typeof closingsRoute.query>) => listClosings(asCall(page), needs),
    values: {
      number: row => row.number,
      invoiceNumber: row => row.invoiceNumber,
      issuedOn: (row, words) => words.day(row.issuedOn),
      payerName: row => row.payerName,
      payerInn: row => row.payerInn ?? '',
      participants: row => String(row.people),
      total: (row, words) => words.roubles(row.totalKopecks),
      vat: (row, words) => words.roubles(row.vatKopecks),
      status: (row, words) => words.say(closingWords[row.state]),
      waitingSince: (row, words) => words.moment(row.since),
      channel: (row, words) => words.say(closingChannelWords[row.channel ?? row.wanted.channel]),
      sentOn: (row, words) => words.day(row.sentOn),
      reference: row => row.reference ?? '',
      returnedOn: (row, words) => words.day(row.returnedOn),
      address: row => row.address ?? '',
    },
  }),
}
