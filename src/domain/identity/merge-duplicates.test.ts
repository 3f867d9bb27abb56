import { expect, test } from 'vitest'
import {
  defaultChoices,
  findNotices,
  findObstacles,
  fixedSide,
  type MergeFacts,
  type MergeNotice,
  type MergeObstacle,
  type MergePair,
  mergeFields,
  settleChoices,
  suggestKept,
} from './merge-duplicates.ts'

const everything = Object.fromEntries(mergeFields.map(field => [field, true])) as MergeFacts['given']

const record = (facts: Partial<MergeFacts> = {}): MergeFacts => ({
  status: 'pending',
  security: 'passportPending',
  payment: 'unpaid',
  isPrimary: true,
  account: 'a',
  hasPass: false,
  recallable: false,
  erasureAsked: false,
  group: null,
  openRequests: [],
  hasSpeakerCard: false,
  submittedAt: '2025-08-10T10:00:00.000Z',
  createdAt: '2025-08-01T10:00:00.000Z',
  given: everything,
  ...facts,
})

const pair = (left: Partial<MergeFacts>, right: Partial<MergeFacts>): MergePair => ({
  left: record(left),
  right: record(right),
})

test.each<[string, Partial<MergeFacts>, Partial<MergeFacts>, 'left' | 'right']>([
  ['paid before approved', { status: 'approved' }, { status: 'approved', payment: 'paid' }, 'right'],
  ['an open invoice before none', { payment: 'pending' }, { hasPass: true }, 'left'],
  ['a pass before none', {}, { hasPass: true }, 'right'],
  ['one’s own log-in before a draft of an assistant', { isPrimary: false, status: 'draft' }, {}, 'right'],
  ['approved before under review', { status: 'pending' }, { status: 'approved' }, 'right'],
  ['under review before rejected', { status: 'pending' }, { status: 'rejected' }, 'left'],
  ['refused by security before clean', {}, { security: 'rejected' }, 'right'],
  ['sent earlier', {}, { submittedAt: '2025-08-09T10:00:00.000Z' }, 'right'],
  ['never sent counts from its beginning', { submittedAt: null }, {}, 'left'],
  ['begun before the other was sent', {}, { submittedAt: null }, 'right'],
  ['equal: the left one', {}, {}, 'left'],
])('%s', (_, left, right, kept) => {
  expect(suggestKept(pair(left, right))).toBe(kept)
})

test.each<[Partial<MergeFacts>, Partial<MergeFacts>, MergeObstacle[]]>([
  [{}, {}, []],
  [{ payment: 'paid' }, {}, []],
  [{ payment: 'paid' }, { payment: 'pending' }, ['paymentOnBoth']],
  [{}, { payment: 'cardPaymentAccepted' }, ['paymentOnOther']],
  [{}, { payment: 'noPaymentRequired' }, ['paymentOnOther']],
  [{ payment: 'paid' }, { payment: 'noPaymentRequired' }, ['paymentOnOther']],
  [{ payment: 'noPaymentRequired' }, { payment: 'noPaymentRequired' }, []],
  [{ hasPass: true }, { hasPass: true }, ['passOnBoth']],
  [{}, { hasPass: true }, ['passOnOther']],
  [{}, { security: 'rejected' }, ['securityRefusedOther']],
  [{ security: 'onHold' }, { security: 'rejected' }, ['securityRefusedOther']],
  [{ security: 'rejected' }, { security: 'rejected' }, []],
  [{ security: 'rejected' }, {}, []],
  [{}, { status: 'rejected' }, ['rejectedOther']],
  [{ status: 'rejected' }, { status: 'rejected' }, []],
  [{ recallable: true }, {}, ['decisionWaiting']],
  [{}, { recallable: true }, ['decisionWaiting']],
  [{}, { erasureAsked: true }, ['erasureAsked']],
  [{ isPrimary: false, account: 'b' }, {}, ['ownLogInOther']],
  [{ isPrimary: false, account: 'b' }, { isPrimary: false }, ['twoRegistrants']],
  [{ isPrimary: false }, { isPrimary: false }, []],
  [{}, { isPrimary: false, account: 'b' }, []],
  [{ group: 'g' }, { group: 'h' }, ['twoGroups']],
  [{ group: 'g' }, {}, []],
  [{}, { group: 'g' }, []],
  [{ group: 'g' }, { group: 'g' }, []],
  [{ openRequests: ['badge'] }, { openRequests: ['badge', 'identity'] }, ['sameRequests']],
  [{ openRequests: ['identity', 'badge'] }, { openRequests: ['badge'] }, ['sameRequests']],
  [{ openRequests: ['badge'] }, { openRequests: ['identity'] }, []],
  [{ hasSpeakerCard: true }, { hasSpeakerCard: true }, ['twoSpeakerCards']],
  [
    { erasureAsked: true },
    { payment: 'paid', hasPass: true },
    ['paymentOnOther', 'passOnOther', 'erasureAsked'],
  ],
])('into the left one: %o with %o meets %o', (left, right, obstacles) => {
  expect(findObstacles(pair(left, right), 'left')).toEqual(obstacles)
  // The same where the right one of the list is kept.
  expect(findObstacles(pair(right, left), 'right')).toEqual(obstacles)
})

test('what one record lacks comes from the other', () => {
  const lacking = { ...everything, latinName: false, photograph: false }
  const choices = defaultChoices(pair({ given: lacking }, {}), 'left')
  expect(choices).toMatchObject({ name: 'left', latinName: 'right', photograph: 'right' })
  const nothing = { ...everything, transfer: false }
  expect(defaultChoices(pair({ given: nothing }, { given: nothing }), 'right').transfer).toBe('right')
})

test('log-in, a group’s company and a speaker’s card are not chosen', () => {
  const facts = pair({ group: null }, { group: 'g', hasSpeakerCard: true })
  expect(fixedSide('phone', facts, 'left')).toBe('left')
  expect(fixedSide('company', facts, 'left')).toBe('right')
  expect(fixedSide('speakerProfile', facts, 'left')).toBe('right')
  expect(fixedSide('email', facts, 'left')).toBeNull()
  expect(
    settleChoices(facts, 'left', { phone: 'right', company: 'left', email: 'right', speakerProfile: 'left' }),
  ).toMatchObject({ phone: 'left', company: 'right', email: 'right', speakerProfile: 'right' })
})

test('the record that stays keeps the company of its group and its own card', () => {
  const facts = pair({ group: 'g', hasSpeakerCard: true }, {})
  expect(settleChoices(facts, 'left', { company: 'right', speakerProfile: 'right' })).toMatchObject({
    company: 'left',
    speakerProfile: 'left',
  })
  expect(settleChoices(pair({}, {}), 'left', { company: 'right', speakerProfile: 'right' })).toMatchObject({
    company: 'right',
    speakerProfile: 'right',
  })
})

test('a passport that only the other record has is compared with the kept one’s name', () => {
  const facts = pair({ security: 'passportVerified', given: { ...everything, passport: false } }, {})
  expect(findNotices(facts, 'left', defaultChoices(facts, 'left'))).toEqual(['checkedAgain'])
})

test('nobody chooses a value that is not there', () => {
  const facts = pair({}, { given: { ...everything, passport: false } })
  expect(settleChoices(facts, 'left', { passport: 'right' }).passport).toBe('left')
})

test.each<[string, Partial<MergeFacts>, Partial<MergeFacts>, MergeNotice[]]>([
  [
    'a verified passport under another name',
    { security: 'passportVerified' },
    { account: 'a' },
    ['checkedAgain'],
  ],
  ['a passport that failed, too', { security: 'passportFailed' }, {}, ['checkedAgain']],
  [
    'no passport to compare',
    { security: 'passportVerified', given: { ...everything, passport: false } },
    { given: { ...everything, passport: false } },
    [],
  ],
  [
    'nothing new to compare with',
    { security: 'passportVerified' },
    { given: { ...everything, birthDate: false } },
    [],
  ],
  ['a form of the same account', {}, { isPrimary: false }, []],
  ['both in one group', { group: 'g' }, { group: 'g' }, []],
  ['nothing was judged yet', { security: 'passportPending' }, {}, []],
  ['another account of the person', { given: everything }, { account: 'b' }, ['logInsEnd']],
  ['a coordinator’s draft', {}, { account: 'b', isPrimary: false, group: 'g' }, ['joinsGroup', 'draftGoes']],
])('%s: %o, %o, %o', (_, left, right, notices) => {
  const facts = pair(left, right)
  const choices = settleChoices(facts, 'left', { birthDate: 'right' })
  expect(findNotices(facts, 'left', choices)).toEqual(notices)
})

test('taking an e-mail address has no passport compared again', () => {
  const facts = pair({ security: 'passportVerified' }, {})
  expect(findNotices(facts, 'left', settleChoices(facts, 'left', { email: 'right' }))).toEqual([])
})
