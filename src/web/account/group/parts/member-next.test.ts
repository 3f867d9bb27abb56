import { describe, expect, it } from 'vitest'
import type { GroupMember } from '#contract/group.ts'
import { isChangeable, isRemindable, isSendable, nextStep } from './member-next.ts'
import { sampleMember } from './member-samples.ts'

const { gates } = sampleMember()
const lacking: GroupMember['missing'] = [{ field: 'person.phone', code: 'required' }]
const link = { sentAt: '2025-09-14T09:00:00.000Z', expiresAt: '2025-09-16T09:00:00.000Z', expired: false }
const draft = { status: 'draft', editable: true } as const
const unconfirmed = { status: 'unconfirmed', editable: true, link } as const
const reopened = {
  status: 'draft',
  editable: false,
  verdict: { mayEnter: false, open: [{ reason: 'application_unfinished', who: 'participant', by: null }] },
} as const

describe('nextStep', () => {
  it.each<[string, Partial<GroupMember>, object]>([
    ['an incomplete form', { ...draft, missing: lacking }, { kind: 'fill', missing: 1 }],
    ['a whole form', draft, { kind: 'send' }],
    ['a link that is out', unconfirmed, { kind: 'confirm', expiresAt: link.expiresAt }],
    ['a link that has expired', { ...unconfirmed, link: { ...link, expired: true } }, { kind: 'resend' }],
    ['a link that was taken back', { ...unconfirmed, link: null }, { kind: 'resend' }],
    ['a form that lost its phone', { ...unconfirmed, missing: lacking }, { kind: 'fill', missing: 1 }],
    [
      'a form reopened to the person',
      { ...reopened, verdict: { mayEnter: false, open: [...reopened.verdict.open] } },
      { kind: 'reason', reason: 'application_unfinished', who: 'participant', by: null },
    ],
    [
      'the first of several reasons',
      {
        verdict: {
          mayEnter: false,
          open: [
            { reason: 'payment_due', who: 'participant', by: '2025-12-01' },
            { reason: 'photo_missing', who: 'participant', by: null },
          ],
        },
      },
      { kind: 'reason', reason: 'payment_due', who: 'participant', by: '2025-12-01' },
    ],
    [
      'what the coordinator has to pay, whatever others do meanwhile',
      {
        verdict: {
          mayEnter: false,
          open: [
            { reason: 'passport_check_awaited', who: 'security', by: null },
            { reason: 'payment_due', who: 'participant', by: '2025-12-01' },
          ],
        },
      },
      { kind: 'reason', reason: 'payment_due', who: 'participant', by: '2025-12-01' },
    ],
    [
      'an invoice that stands open, before what the person has to do',
      {
        payment: 'pending',
        invoice: { guid: 'f0', number: '12', dueOn: '2025-12-01' },
        verdict: { mayEnter: false, open: [{ reason: 'passport_not_given', who: 'participant', by: null }] },
      },
      { kind: 'invoice', number: '12', by: '2025-12-01' },
    ],
    ['a place that went to another person', { status: 'cancelled', place: 'given' }, { kind: 'given' }],
    [
      'money asked back, before what the person has not given',
      {
        refundAskedAt: '2025-12-01T09:00:00.000Z',
        verdict: { mayEnter: false, open: [{ reason: 'passport_not_given', who: 'participant', by: null }] },
      },
      { kind: 'refund' },
    ],
    ['nothing open', {}, { kind: 'enter' }],
  ])('%s', (_, change, expected) => {
    expect(nextStep(sampleMember(change))).toEqual(expected)
  })
})

it.each<[string, Partial<GroupMember>, boolean]>([
  ['a whole draft', draft, true],
  ['an incomplete draft', { ...draft, missing: lacking }, false],
  ['unconfirmed', unconfirmed, true],
  ['a form reopened to the person', { status: 'draft', editable: false }, false],
  ['confirmed', { status: 'pending' }, false],
])('a link can be sent, %s: %s', (_, change, expected) => {
  expect(isSendable(sampleMember(change))).toBe(expected)
})

it.each<[string, Partial<GroupMember>, boolean]>([
  ['a draft of the coordinator', draft, false],
  ['a form reopened to the person', { status: 'draft', editable: false }, true],
  ['unconfirmed', unconfirmed, true],
  ['no passport', { gates: { ...gates, passport: 'todo' } }, true],
  ['no transfer', { gates: { ...gates, transfer: 'todo' } }, true],
  ['only unpaid', { gates: { ...gates, paid: 'todo' } }, false],
  ['the passport is being checked', { gates: { ...gates, passport: 'waiting' } }, false],
])('can be reminded, %s: %s', (_, change, expected) => {
  expect(isRemindable(sampleMember(change))).toBe(expected)
})

it.each<[string, Partial<GroupMember>, boolean]>([
  ['an approved member', {}, true],
  ['a form that is still the coordinator’s', { editable: true }, false],
  ['the coordinator', { self: true }, false],
  ['a withdrawn application', { status: 'cancelled' }, false],
  ['a rejected one', { status: 'rejected' }, false],
  ['somebody whom security refused', { security: 'rejected' }, false],
])('position and transfer of %s can be changed: %#', (_, change, expected) => {
  expect(isChangeable(sampleMember(change))).toBe(expected)
})
