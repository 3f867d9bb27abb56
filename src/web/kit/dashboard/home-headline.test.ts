import { describe, expect, it } from 'vitest'
import { type AdmissionFacts, admissionVerdict } from '#domain/admission/admission-verdict.ts'
import { type ChecklistFacts, checklist } from '#domain/admission/checklist.ts'
import { checklistRow } from './checklist-row.ts'
import { homeHeadline } from './home-headline.ts'
import { isUpdateSettled } from './home-tasks.ts'
import { factsOfReason, reasonFacts } from './reason-facts.ts'

const ready: AdmissionFacts = {
  application: 'approved',
  security: 'passportVerified',
  payment: 'paid',
  passportGiven: true,
  photographGiven: true,
  photographAwaitsReview: false,
  photographRequested: false,
  passWithheld: false,
  paidByCoordinator: false,
  payBy: '2025-12-01',
  invoiceDueOn: null,
  passportBy: '2026-01-20',
}

const before = { state: 'before', months: 5, days: 3 } as const

function headline(
  facts: Partial<ChecklistFacts>,
  state: 'before' | 'started' | 'over' = 'before',
  replaced = false,
) {
  const all: ChecklistFacts = {
    ...ready,
    isSpeaker: false,
    speakerInfoGiven: false,
    transferInfoGiven: true,
    transferLocked: false,
    ...facts,
  }
  const countdown = state === 'before' ? before : { state }
  return homeHeadline({
    status: all.application,
    security: all.security,
    payment: all.payment,
    countdown,
    verdict: admissionVerdict(all),
    checklist: checklist(all),
    replaced,
  })
}

describe('homeHeadline', () => {
  it.each([
    ['everything done', {}, 'before', { kind: 'enter', started: false }],
    ['free of charge', { payment: 'noPaymentRequired' }, 'before', { kind: 'enter', started: false }],
    ['on the days of the forum', {}, 'started', { kind: 'enter', started: true }],
    ['afterwards', {}, 'over', { kind: 'over' }],
    ['to pay', { payment: 'unpaid' }, 'before', { kind: 'todo', count: 1, forEntry: true }],
    [
      'to pay and to give the passport',
      { payment: 'unpaid', security: 'passportPending', passportGiven: false },
      'before',
      { kind: 'todo', count: 2, forEntry: true },
    ],
    ['invoice not paid', { payment: 'pending' }, 'before', { kind: 'todo', count: 1, forEntry: true }],
    ['invoice not paid, on hold', { payment: 'pending', security: 'onHold' }, 'before', { kind: 'hold' }],
    ['in the queue', { security: 'passportPending' }, 'before', { kind: 'wait' }],
    [
      'in the queue, with a transfer to tell of',
      { security: 'passportPending', transferInfoGiven: false },
      'before',
      { kind: 'todo', count: 1, forEntry: false },
    ],
    [
      'to pay, and a transfer to tell of',
      { payment: 'unpaid', transferInfoGiven: false },
      'before',
      { kind: 'todo', count: 2, forEntry: true },
    ],
    [
      'in the queue, too late for a transfer',
      { security: 'passportPending', transferInfoGiven: false, transferLocked: true },
      'before',
      { kind: 'wait' },
    ],
    ['mismatch', { security: 'passportFailed' }, 'before', { kind: 'todo', count: 1, forEntry: true }],
    [
      'on hold, whatever is left to do',
      { security: 'onHold', payment: 'unpaid' },
      'before',
      { kind: 'hold' },
    ],
    ['refused, though paid', { security: 'rejected' }, 'before', { kind: 'refused' }],
    ['refused, afterwards', { security: 'rejected' }, 'over', { kind: 'refused' }],
    ['rejected', { application: 'rejected' }, 'before', { kind: 'rejected' }],
    ['cancelled', { application: 'cancelled' }, 'before', { kind: 'cancelled' }],
  ] as const)('%s', (_, facts, state, expected) => {
    expect(headline(facts, state)).toEqual(expected)
  })
  it('says whose place has gone to another person, and to whom security has closed the door', () => {
    expect(headline({ application: 'cancelled' }, 'before', true)).toEqual({ kind: 'replaced' })
    expect(headline({ application: 'cancelled', security: 'rejected' }, 'before', true)).toEqual({
      kind: 'refused',
    })
  })
})

describe('checklistRow', () => {
  const row = (facts: Partial<ChecklistFacts>, item: string) => {
    const all = {
      ...ready,
      isSpeaker: true,
      speakerInfoGiven: false,
      transferInfoGiven: true,
      transferLocked: false,
      ...facts,
    }
    const found = checklist(all).find(one => one.item === item)
    if (!found) throw new Error(`no item ${item}`)
    return checklistRow(found, { ...all, status: all.application })
  }
  it.each([
    ['passport', {}, { state: 'done', detail: 'passport_done' }],
    [
      'passport',
      { passportGiven: false, security: 'passportPending' },
      { state: 'todo', detail: 'passport_todo' },
    ],
    ['passport', { security: 'passportFailed' }, { state: 'todo', detail: 'passport_failed' }],
    ['payment', {}, { state: 'done', detail: 'payment_done' }],
    ['payment', { payment: 'noPaymentRequired' }, { state: 'done', detail: 'payment_free' }],
    ['payment', { payment: 'pending' }, { state: 'todo', detail: 'payment_pending' }],
    [
      'payment',
      { payment: 'pending', paidByCoordinator: true },
      { state: 'waiting', detail: 'payment_coordinator' },
    ],
    ['payment', { payment: 'unpaid', security: 'onHold' }, { state: 'locked', detail: 'payment_held' }],
    ['payment', { payment: 'unpaid' }, { state: 'todo', detail: 'payment_todo' }],
    ['payment', { payment: 'unpaid', application: 'pending' }, { state: 'locked', detail: 'payment_locked' }],
    ['speaker', {}, { state: 'todo', detail: 'speaker_todo' }],
    ['transfer', {}, { state: 'done', detail: 'transfer_done' }],
    ['transfer', { transferLocked: true }, { state: 'done', detail: 'transfer_done' }],
    ['transfer', { transferInfoGiven: false }, { state: 'todo', detail: 'transfer_todo' }],
    [
      'transfer',
      { transferInfoGiven: false, transferLocked: true },
      { state: 'closed', detail: 'transfer_closed' },
    ],
    ['verification', {}, { state: 'done', detail: 'verification_done' }],
    ['verification', { security: 'passportPending' }, { state: 'waiting', detail: 'verification_waiting' }],
    ['verification', { security: 'passportFailed' }, { state: 'locked', detail: 'verification_failed' }],
    ['verification', { security: 'rejected' }, { state: 'locked', detail: 'verification_refused' }],
    [
      'verification',
      { security: 'passportPending', passportGiven: false },
      { state: 'locked', detail: 'verification_locked' },
    ],
  ] as const)('%s %o', (item, facts, expected) => {
    expect(row(facts, item)).toEqual(expected)
  })
})

describe('isUpdateSettled', () => {
  const link = '<p><a href="/account/transfer">Заполнить трансфер</a></p>'
  it.each([
    ['what is done', link, true, true],
    ['what is not', link, false, false],
    ['the English page', '<a href="/en/account/transfer">', true, true],
    ['another page', '<a href="/account/hotels">', true, false],
    ['a page whose name begins alike', '<a href="/account/transfers">', true, false],
  ])('leads to %s', (_, html, done, expected) => {
    const rows = [{ item: 'transfer' as const, done, available: true }]
    expect(isUpdateSettled(html, rows)).toBe(expected)
  })
})

describe('factsOfReason', () => {
  it('offers a deed wherever the participant must act', () => {
    const own = Object.entries(reasonFacts).filter(([, facts]) => facts.tone === 'attention')
    expect(
      own.filter(([reason]) => reason !== 'confirmation_awaited').every(([, facts]) => facts.target),
    ).toBe(true)
  })
  it('knows no names of Object', () => {
    expect(factsOfReason('toString')).toBeNull()
    expect(factsOfReason('payment_due')?.target).toBe('account-payment')
  })
})
