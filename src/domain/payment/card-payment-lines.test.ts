import { describe, expect, test } from 'vitest'
import { type ChargedPerson, lostRefunds, settleLines, shareOut } from './card-payment-lines.ts'

const person = (applicationGuid: string, facts: Partial<ChargedPerson> = {}): ChargedPerson => ({
  applicationGuid,
  applicationIsApproved: true,
  alreadySettled: false,
  onInvoice: [],
  ...facts,
})

const outcome = (people: ChargedPerson[], amountMatches = true) =>
  people.map(({ applicationGuid }) => settleLines(amountMatches, people).get(applicationGuid))

describe('settleLines', () => {
  test.each<[string, ChargedPerson[], ('charged' | 'refundDue')[]]>([
    ['everybody approved', [person('a'), person('b')], ['charged', 'charged']],
    [
      'one withdrawn meanwhile',
      [person('a'), person('b', { applicationIsApproved: false })],
      ['charged', 'refundDue'],
    ],
    [
      'one paid for meanwhile',
      [person('a', { alreadySettled: true }), person('b')],
      ['refundDue', 'charged'],
    ],
    ['alone on an invoice', [person('a', { onInvoice: ['a'] })], ['charged']],
    [
      'on an invoice with a stranger',
      [person('a', { onInvoice: ['a', 'x'] }), person('b')],
      ['refundDue', 'charged'],
    ],
    [
      'the whole invoice is here',
      [person('a', { onInvoice: ['a', 'b'] }), person('b', { onInvoice: ['a', 'b'] })],
      ['charged', 'charged'],
    ],
    [
      'the whole invoice is here, but one of it cannot be used',
      [
        person('a', { onInvoice: ['a', 'b'] }),
        person('b', { onInvoice: ['a', 'b'], applicationIsApproved: false }),
        person('c'),
      ],
      ['refundDue', 'refundDue', 'charged'],
    ],
  ])('%s', (_what, people, expected) => {
    expect(outcome(people)).toEqual(expected)
  })

  test('another sum than was asked for pays for nobody', () => {
    expect(outcome([person('a'), person('b')], false)).toEqual(['refundDue', 'refundDue'])
  })
})

test.each<[bigint, bigint[], bigint[]]>([
  [360n, [180n, 180n], [180n, 180n]],
  [359n, [180n, 180n], [179n, 180n]],
  [100n, [1n, 1n, 1n], [33n, 33n, 34n]],
  [0n, [180n], [0n]],
  [17_999_900n, [18_000_000n], [17_999_900n]],
  [5n, [0n, 0n], [0n, 0n]],
  [5n, [], []],
])('%s shared out by %s', (taken, asked, expected) => {
  expect(shareOut(taken, asked)).toEqual(expected)
})

describe('lostRefunds', () => {
  const line = (guid: string, asked: boolean, returned: bigint | null = null) => ({
    guid,
    taken: 180n,
    asked,
    returned,
  })
  test.each<[string, bigint, ReturnType<typeof line>[], string[]]>([
    ['nothing asked for', 180n, [line('a', false), line('b', false)], []],
    ['asked for and not made', 0n, [line('a', true)], []],
    ['asked for and made', 180n, [line('a', true), line('b', false)], ['a']],
    ['made and booked before', 180n, [line('a', true, 180n), line('b', true)], []],
    ['one of two made: nobody knows which', 180n, [line('a', true), line('b', true)], []],
    ['both made', 360n, [line('a', true), line('b', true)], ['a', 'b']],
    ['the second made after the first was booked', 360n, [line('a', true, 180n), line('b', true)], ['b']],
  ])('%s', (_what, returned, lines, expected) => {
    expect(lostRefunds(returned, lines)).toEqual(expected)
  })
})
