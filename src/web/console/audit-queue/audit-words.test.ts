import { beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntryRow } from '#contract/organiser-audit.ts'
import { auditActions } from '#domain/audit/audit-action.ts'
import { auditActionWord } from '#messages/audit-word.ts'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { changeOf, whyOf } from './words.ts'

beforeAll(() => overwriteGetLocale(() => 'en'))

const reader = { locale: 'en', moments: { day: String, moment: String } } as const

type Said = Partial<Pick<AuditEntryRow, 'from' | 'to' | 'reason'>>

const entry = (action: string, kind: AuditEntryRow['subject']['kind'], said: Said = {}): AuditEntryRow => ({
  ...{ id: '1', at: '2025-09-01T10:00:00.000Z', actorName: null, actorRole: 'organiser', action },
  subject: {
    kind,
    guid: '0198c2a4-0000-7000-8000-000000000001',
    name: null,
    applicationGuid: null,
    contentKind: null,
  },
  ...{ from: null, to: null, reason: null, ...said },
})

describe('the filter of actions', () => {
  it.each(['ru', 'en'] as const)('has a word of its own for each, in %s', locale => {
    const words = auditActions.map(action => auditActionWord(action, { locale }))
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
  })
})

it.each([
  [
    entry('confirmWatchHit', 'watchHit', { from: 'open', to: 'same' }),
    { from: 'To look at', to: 'The same person' },
  ],
  [
    entry('grantRaise', 'raise', { from: 'asked', to: 'granted' }),
    { from: 'Under review', to: 'Places added' },
  ],
  [
    entry('send', 'employee', { from: 'unconfirmed', to: 'pending' }),
    { from: 'Not sent', to: 'Under review' },
  ],
  [
    entry('overrideGate', 'pass', { from: 'wrongZone expired', to: 'Gate 2' }),
    { from: 'Not through this gate; Pass has expired', to: 'Gate 2' },
  ],
  [entry('exportList', 'edition', { to: 'groups (name, later)' }), { from: null, to: 'Groups: Name, later' }],
  [entry('shareView', 'edition', { to: 'passports' }), { from: null, to: 'Passport checks' }],
  [
    entry('askIdentity', 'application', { to: 'email wrong' }),
    { from: null, to: 'Email address in the application: not right' },
  ],
  [entry('readList', 'group', { to: '12 rows, 3 known' }), { from: null, to: '12 rows, known already: 3' }],
  // Another version of the app may have written anything.
  [
    entry('constructor', 'raise', { from: 'toString', to: 'toString list' }),
    { from: 'toString', to: 'toString list' },
  ],
])('%o says what changed', (row, expected) => {
  expect(changeOf(row, reader)).toEqual(expected)
})

it.each([
  [entry('printPassportList', 'edition', { reason: 'check' }), 'check'],
  [entry('loadWatchList', 'watchList', { reason: 'inquiry' }), 'Inquiry into an incident'],
  [entry('waive', 'payment', { reason: 'speaker' }), 'Speaker'],
  [entry('publish', 'edition', { reason: 'legal details' }), null],
  [entry('reject', 'application', { reason: 'check' }), 'check'],
])('%o says why', (row, expected) => {
  expect(whyOf(row, 'en')).toBe(expected)
})
