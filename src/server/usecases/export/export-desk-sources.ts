import { listDecisions as decisionsRoute } from '#contract/organiser-application.ts'
import { listBadges as badgesRoute } from '#contract/organiser-badge.ts'
import { listCalls as callsRoute } from '#contract/organiser-call.ts'
import { listChats as chatsRoute } from '#contract/organiser-chat.ts'
import { listDuplicates as duplicatesRoute } from '#contract/organiser-duplicate.ts'
import { listGateDevices as gateDevicesRoute } from '#contract/organiser-gate.ts'
import { listPhotographs as photographsRoute } from '#contract/organiser-photograph.ts'
import { listSecurityChecks as checksRoute } from '#contract/organiser-security-check.ts'
import {
  listWatchEntries as watchEntriesRoute,
  listWatchHits as watchHitsRoute,
} from '#contract/organiser-watch-list.ts'
import { standingWords } from '#messages/badge-word.ts'
import { callOutcomeWords } from '#messages/call-word.ts'
import { m } from '#messages/compiled/messages.js'
import { batchStateWords, decisionVerbs } from '#messages/decision-word.ts'
import { deviceStateWords } from '#messages/device-word.ts'
import { duplicateTabWords } from '#messages/duplicate-word.ts'
import { gateZoneWords } from '#messages/gate-word.ts'
import { passHolderWords } from '#messages/pass-word.ts'
import { photographVerdictWords } from '#messages/photograph-word.ts'
import { watchedKindWords, watchStateWords } from '#messages/watch-word.ts'
import { listBadges } from '../badge/list-badges.ts'
import { listCalls } from '../call/list-calls.ts'
import { listChats } from '../chat/list-chats.ts'
import { listDecisions } from '../decision/list-decisions.ts'
import { listDuplicates } from '../duplicate/list-duplicates.ts'
import { listGateDevices } from '../gate/manage-gate-devices.ts'
import { listPhotographs } from '../photograph/list-photographs.ts'
import { listSecurityChecks } from '../security-check/list-security-checks.ts'
import { listWatchEntries } from '../watch-list/list-watch-entries.ts'
import { listWatchHits } from '../watch-list/list-watch-hits.ts'
import { asCall, type Place, source } from './export-source.ts'

/** Lists that somebody works through at a desk. */
export const deskSources = {
  chats: source('chats', {
    query: chatsRoute.query,
    countedBy: 'state',
    read: (needs, page: Place<typeof chatsRoute.query>) => listChats(asCall(page), needs),
    values: {
      name: ({ person }) => person.name,
      latinName: ({ person }) => person.latinName ?? '',
      company: ({ person }) => person.companyShortName ?? '',
      status: (row, words) =>
        words.word('chat', row.closed ? 'closed' : row.waitingSince === null ? 'open' : 'waiting'),
      owner: (row, words) => words.colleague(row.owner?.name ?? null),
      messages: row => String(row.lastNumber),
      lastMessageAt: (row, words) => words.moment(row.updatedAt),
      waitingSince: (row, words) => words.moment(row.waitingSince),
      answerBy: (row, words) => words.moment(row.answerBy),
    },
  }),
  duplicates: source('duplicates', {
    query: duplicatesRoute.query,
    countedBy: 'state',
    read: (needs, page: Place<typeof duplicatesRoute.query>) => listDuplicates(asCall(page), needs),
    values: {
      name: ({ left }) => left.name,
      latinName: ({ left }) => left.latinName ?? '',
      company: ({ left }) => left.company ?? '',
      otherName: ({ right }) => right.name,
      otherLatinName: ({ right }) => right.latinName ?? '',
      otherCompany: ({ right }) => right.company ?? '',
      pairReasons: ({ names, facts }, words) => words.pairReasons(names, facts),
      score: row => String(row.score),
      foundAt: (row, words) => words.moment(row.foundAt),
      status: (row, words) => words.say(duplicateTabWords[row.state]),
      decidedBy: ({ decided }, words) => words.colleague(decided?.by ?? null),
      decidedAt: ({ decided }, words) => words.moment(decided?.at ?? null),
      note: ({ decided }) => decided?.note ?? '',
    },
  }),
  securityChecks: source('securityChecks', {
    query: checksRoute.query,
    read: (needs, page: Place<typeof checksRoute.query>) => listSecurityChecks(asCall(page), needs),
    values: {
      number: row => String(row.number),
      checkPurpose: (row, words) => words.word('checkPurpose', row.purpose),
      peopleListed: row => String(row.people),
      left: row => String(row.left),
      answered: row => String(row.answered),
      madeAt: (row, words) => words.moment(row.at),
      compiledBy: (row, words) => words.colleague(row.madeBy),
      givenOutAt: (row, words) => words.moment(row.handedOverAt),
    },
  }),
  calls: source('calls', {
    query: callsRoute.query,
    countedBy: 'tab',
    read: (needs, page: Place<typeof callsRoute.query>) => listCalls(asCall(page), needs),
    values: {
      name: row => row.name,
      latinName: row => row.latinName ?? '',
      company: row => row.company ?? '',
      openedAt: (row, words) => words.moment(row.openedAt),
      promisedBy: (row, words) => words.moment(row.promisedBy),
      callAt: (row, words) => words.moment(row.callAt),
      attempts: row => String(row.attempts),
      lastOutcome: (row, words) => (row.lastOutcome ? words.say(callOutcomeWords[row.lastOutcome]) : ''),
      owner: (row, words) => words.colleague(row.owner?.name ?? null),
    },
  }),
  decisions: source('decisions', {
    query: decisionsRoute.query,
    read: async (needs, page: Place<typeof decisionsRoute.query>) => {
      const { counts, ...list } = await listDecisions(asCall(page), needs)
      return { ...list, ...(counts && { counts: { found: counts[page.query.state ?? 'all'] } }) }
    },
    values: {
      decision: (row, words) => words.say(decisionVerbs[row.decision]),
      participants: row => String(row.count),
      releasedAt: (row, words) => words.moment(row.releasedAt),
      decidedBy: (row, words) => words.colleague(row.by),
      status: (row, words) => words.say(batchStateWords[row.state]),
      notSent: row => String(row.failed),
    },
  }),
  photographs: source('photographs', {
    query: photographsRoute.query,
    countedBy: 'check',
    read: (needs, page: Place<typeof photographsRoute.query>) => listPhotographs(asCall(page), needs),
    values: {
      name: row => row.name,
      latinName: row => row.latinName ?? '',
      company: row => row.company ?? '',
      photographVerdict: (row, words) => words.say(photographVerdictWords[row.check?.verdict ?? 'unchecked']),
      locale: (row, words) => words.word('language', row.locale),
      waitingSince: (row, words) => words.moment(row.since),
    },
  }),
  badges: source('badges', {
    query: badgesRoute.query,
    countedBy: 'standing',
    read: (needs, page: Place<typeof badgesRoute.query>) => listBadges(asCall(page), needs),
    values: {
      name: row => row.name,
      latinName: row => row.latinName,
      passKind: (row, words) => words.say(passHolderWords[row.kind]),
      company: row => row.company,
      counter: row => String(row.counter),
      status: (row, words) => words.say(standingWords[row.standing]),
      printedAt: (row, words) => words.moment(row.printedAt),
      handedOverAt: (row, words) => words.moment(row.handedOverAt),
    },
  }),
  gateDevices: source('gateDevices', {
    query: gateDevicesRoute.query,
    countedBy: 'state',
    read: (needs, page: Place<typeof gateDevicesRoute.query>) => listGateDevices(asCall(page), needs),
    values: {
      device: row => row.name,
      gate: row => row.gate,
      zone: (row, words) => words.say(gateZoneWords[row.zone]),
      status: (row, words) => words.say(deviceStateWords[row.state]),
      madeAt: (row, words) => words.moment(row.createdAt),
      enrolledAt: (row, words) => words.moment(row.enrolledAt),
      enrolledBy: (row, words) => words.colleague(row.enrolledBy),
      lastSeenAt: (row, words) => words.moment(row.lastSeenAt),
      scans: row => String(row.scans),
      conflicts: row => String(row.conflicts),
    },
  }),
  watchHits: source('watchHits', {
    query: watchHitsRoute.query,
    countedBy: 'state',
    read: (needs, page: Place<typeof watchHitsRoute.query>) => listWatchHits(asCall(page), needs),
    values: {
      name: ({ person }) => person.name,
      latinName: ({ person }) => person.latinName ?? '',
      watchedKind: ({ person }, words) => words.say(watchedKindWords[person.kind]),
      company: ({ person }) => person.company ?? '',
      birthDate: ({ person }, words) => words.day(person.birthDate),
      listedName: ({ listed }) => listed.name,
      listedBirthDate: ({ listed }, words) => words.day(listed.birthDate),
      remark: ({ listed }) => listed.remark ?? '',
      score: row => String(row.score),
      foundAt: (row, words) => words.moment(row.foundAt),
      status: (row, words) => words.say(watchStateWords[row.state]),
      decidedBy: ({ decided }, words) => words.colleague(decided?.by ?? null),
      decidedAt: ({ decided }, words) => words.moment(decided?.at ?? null),
      note: ({ decided }) => decided?.note ?? '',
    },
  }),
  watchEntries: source('watchEntries', {
    query: watchEntriesRoute.query,
    read: async (needs, page: Place<typeof watchEntriesRoute.query>) => {
      const { total, ...list } = await listWatchEntries(asCall(page), needs)
      return { ...list, counts: { found: total } }
    },
    values: {
      listedName: row => row.name,
      listedBirthDate: (row, words) => words.day(row.birthDate),
      remark: row => row.remark ?? '',
      loadedAt: (row, words) => words.moment(row.loadedAt),
      loadedBy: (row, words) => words.colleague(row.loadedBy || null),
      hits: (row, words) => (row.searchedAt ? String(row.hits) : words.say(m.watch_entry_waiting)),
    },
  }),
}
