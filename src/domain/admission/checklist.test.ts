import { describe, expect, it } from 'vitest'
import { type ChecklistFacts, checklist } from './checklist.ts'

const beginner: ChecklistFacts = {
  application: 'draft',
  security: 'passportPending',
  payment: 'unpaid',
  passportGiven: false,
  photographGiven: false,
  photographAwaitsReview: false,
  photographRequested: false,
  passWithheld: false,
  paidByCoordinator: false,
  payBy: null,
  invoiceDueOn: null,
  passportBy: null,
  isSpeaker: false,
  speakerInfoGiven: false,
  transferInfoGiven: false,
  transferLocked: false,
}

/** `+` done, `-` to do, in brackets what cannot be done yet. */
function shown(facts: ChecklistFacts): string[] {
  return checklist(facts).map(({ item, done, available }) => {
    const text = `${done ? '+' : '-'}${item}`
    return available ? text : `(${text})`
  })
}

describe('checklist', () => {
  it.each<[string, Partial<ChecklistFacts>, string[]]>([
    ['a form just begun', {}, ['-passport', '(-payment)', '-transfer', '(-verification)']],
    [
      'a speaker',
      { isSpeaker: true },
      ['-passport', '(-payment)', '-speaker', '-transfer', '(-verification)'],
    ],
    [
      'a speaker who wrote about themselves',
      { isSpeaker: true, speakerInfoGiven: true },
      ['-passport', '(-payment)', '+speaker', '-transfer', '(-verification)'],
    ],
    [
      'passport given, under review',
      { application: 'pending', passportGiven: true },
      ['+passport', '(-payment)', '-transfer', '-verification'],
    ],
    [
      'approved: payment opens',
      { application: 'approved', passportGiven: true },
      ['+passport', '-payment', '-transfer', '-verification'],
    ],
    [
      'approved, payment on its way',
      { application: 'approved', payment: 'pending' },
      ['-passport', '-payment', '-transfer', '(-verification)'],
    ],
    [
      'approved, the coordinator pays',
      { application: 'approved', payment: 'pending', paidByCoordinator: true },
      ['-passport', '(-payment)', '-transfer', '(-verification)'],
    ],
    [
      'approved, the coordinator will pay',
      { application: 'approved', payment: 'unpaid', paidByCoordinator: true },
      ['-passport', '(-payment)', '-transfer', '(-verification)'],
    ],
    [
      'approved and on hold: no money is taken meanwhile',
      { application: 'approved', security: 'onHold', passportGiven: true },
      ['+passport', '(-payment)', '-transfer', '-verification'],
    ],
    [
      'the passport did not match: it is to be given again',
      { application: 'approved', security: 'passportFailed', passportGiven: true },
      ['-passport', '-payment', '-transfer', '-verification'],
    ],
    [
      'all done',
      {
        application: 'approved',
        security: 'passportVerified',
        payment: 'cardPaymentAccepted',
        passportGiven: true,
        transferInfoGiven: true,
      },
      ['+passport', '+payment', '+transfer', '+verification'],
    ],
    [
      'the date of the transfer has passed',
      { transferLocked: true },
      ['-passport', '(-payment)', '(-transfer)', '(-verification)'],
    ],
    [
      'nothing to pay',
      { application: 'approved', payment: 'noPaymentRequired' },
      ['-passport', '+payment', '-transfer', '(-verification)'],
    ],
  ])('%s', (_, change, expected) => {
    expect(shown({ ...beginner, ...change })).toEqual(expected)
  })
})
