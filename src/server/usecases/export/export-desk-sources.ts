import { listDecisions as decisionsRoute } from '#contract/organiser-application.ts'
import { listBadges as badgesRoute } from '#contract/organiser-badge.ts'
import { listCalls as callsRoute } from '#contract/organiser-call.ts'
import { listGateDevices as gateDevicesRoute } from '#contract/organiser-gate.ts'
import { listPhotographs as photographsRoute } from '#contract/organiser-photograph.ts'
import { listWatchHits as watchHitsRoute } from '#contract/organiser-watch-list.ts'
import { standingWords } from '#messages/badge-word.ts'
import { callOutcomeWords } from '#messages/call-word.ts'
import { batchStateWords, decisionVerbs } from '#messages/decision-word.ts'
import { deviceStateWords } from '#messages/device-word.ts'
import { gateZoneWords } from '#messages/gate-word.ts'
import { passHolderWords } from '#messages/pass-word.ts'
import { watchedKindWords, watchStateWords } from '#messages/watch-word.ts'
import { listBadges } from '../badge/list-badges.ts'
import { listCalls } from '../call/list-calls.ts'
import { listDecisions } from '../decision/list-decisions.ts'
import { listGateDevices } from '../gate/manage-gate-devices.ts'
import { listPhotographs } from '../photograph/list-photographs.ts'
import { listWatchHits } from '../watch-list/list-watch-hits.ts'
import { asCall, type Place, source } from './export-source.ts'

/** Lists that somebody works through at a desk. */
export const deskSources = {
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
    read: (needs, page: Place<typeof decisionsRoute.query>) => listDecisions(asCall(page), needs),
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
    read: async (needs, page: Place<typeof photographsRoute.query>) => {
      const { count, ...list } = await listPhotographs(asCall(page), needs)
      return { ...list, counts: { waiting: count } }
    },
    values: {
      name: row => row.name,
      latinName: row => row.latinName ?? '',
      company: row => row.company ?? '',
      locale: row => row.locale,
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
      status: (row, words) => words.say(watchStateWords[row.state]),
      decidedBy: ({ decided }, words) => words.colleague(decided?.by ?? null),
      decidedAt: ({ decided }, words) => words.moment(decided?.at ?? null),
      note: ({ decided }) => decided?.note ?? '',
    },
  }),
}
