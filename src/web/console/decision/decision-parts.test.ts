import { expect, test } from 'vitest'
import { type DecisionPreview, mostInOneCall } from '#contract/organiser-application.ts'
import { joinPreviews, partsOf } from './rules.ts'

const guids = (count: number) => Array.from({ length: count }, (_, index) => `guid ${index}`)

test.each([
  [1, [1]],
  [mostInOneCall, [mostInOneCall]],
  [mostInOneCall + 1, [mostInOneCall, 1]],
  [5000, [...Array.from({ length: 12 }, () => mostInOneCall), 200]],
])('%i applications go in parts of %j', (count, lengths) => {
  const applicationGuids = guids(count)
  const parts = partsOf({ applicationGuids, decision: 'approve', reason: null, waivePayment: true })
  expect(parts.map(part => part.applicationGuids.length)).toEqual(lengths)
  expect(parts.flatMap(part => part.applicationGuids)).toEqual(applicationGuids)
  expect(parts.every(part => part.decision === 'approve' && part.waivePayment)).toBe(true)
})

const kind = (name: string, ru: number, en: number) => ({ name, readers: { ru, en }, messages: [] })

const preview = (change: Partial<DecisionPreview>): DecisionPreview => ({
  ...{ willChange: 0, waivable: 0, refused: [], kinds: [], coordinators: null },
  ...{ someFinal: false, recallMinutes: 10, ...change },
})

const refused = (name: string): DecisionPreview['refused'][number] => ({
  ...{ applicationGuid: name, name, code: 'state_forbids', message: 'Уже решено', faster: null },
})

test('parts are previewed as one: thirty-seven of five thousand cannot go', () => {
  const first = preview({
    ...{
      willChange: 390,
      waivable: 3,
      refused: Array.from({ length: 10 }, (_, index) => refused(`a${index}`)),
    },
    ...{ kinds: [kind('approved', 380, 10)], coordinators: { readers: { ru: 2, en: 0 } } },
  })
  const second = preview({
    ...{
      willChange: 373,
      waivable: 1,
      refused: Array.from({ length: 27 }, (_, index) => refused(`b${index}`)),
    },
    ...{ kinds: [kind('approved_paid', 3, 0), kind('approved', 360, 10)], someFinal: true },
  })
  const whole = joinPreviews([first, second])
  expect(whole).toMatchObject({ willChange: 763, waivable: 4, someFinal: true, recallMinutes: 10 })
  expect(whole.refused).toHaveLength(37)
  expect(whole.kinds).toEqual([kind('approved', 740, 20), kind('approved_paid', 3, 0)])
  expect(whole.coordinators).toEqual({ readers: { ru: 2, en: 0 } })
  expect(joinPreviews([second]).coordinators).toBeNull()
})
