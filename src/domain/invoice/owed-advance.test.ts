import { expect, it } from 'vitest'
import { owedAdvances, type StandingPayment } from './owed-advance.ts'

const payment = (guid: string, amount: bigint, onPaper: bigint | null = null): StandingPayment => ({
  ...{ guid, amount, onPaper },
})

it.each<[string, Partial<Parameters<typeof owedAdvances>[0]>, { paymentGuid: string; amount: bigint }[]]>([
  ['the whole sum', { payments: [payment('a', 180n)] }, [{ paymentGuid: 'a', amount: 180n }]],
  ['a part', { payments: [payment('a', 100n)] }, [{ paymentGuid: 'a', amount: 100n }]],
  [
    'the rest after a part',
    { papered: 100n, payments: [payment('a', 100n, 100n), payment('b', 80n)] },
    [{ paymentGuid: 'b', amount: 80n }],
  ],
  [
    'no more than the invoice asks',
    { papered: 100n, payments: [payment('a', 100n, 100n), payment('b', 90n)] },
    [{ paymentGuid: 'b', amount: 80n }],
  ],
  [
    'nothing for what is too much',
    { papered: 180n, payments: [payment('a', 180n, 180n), payment('b', 180n)] },
    [],
  ],
  [
    'two at a time, in their order',
    { payments: [payment('a', 100n), payment('b', 100n)] },
    [
      { paymentGuid: 'a', amount: 100n },
      { paymentGuid: 'b', amount: 80n },
    ],
  ],
  [
    'money in the place of what went back',
    { returned: 100n, papered: 100n, payments: [payment('a', 100n, 100n), payment('b', 180n)] },
    [{ paymentGuid: 'b', amount: 180n }],
  ],
  ['nothing without payments', {}, []],
])('%s', (_, facts, owed) => {
  expect(owedAdvances({ total: 180n, returned: 0n, papered: 0n, payments: [], ...facts })).toEqual(owed)
})
