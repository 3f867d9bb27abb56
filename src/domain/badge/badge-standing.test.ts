import { expect, it } from 'vitest'
import { type BadgeEvent, badgeStanding, decideHandOver, decideReissue } from './badge-standing.ts'

it.each<[BadgeEvent[], string]>([
  [[], 'toPrint'],
  [['reissued'], 'toPrint'],
  [['printed'], 'printed'],
  [['reissued', 'printed', 'printed'], 'printed'],
  [['printed', 'handedOver'], 'handedOver'],
  [['handedOver', 'printed'], 'handedOver'],
])('after %j it is %s', (events, standing) => {
  expect(badgeStanding(events)).toBe(standing)
})

it('is handed over once, and only what was printed', () => {
  expect(decideHandOver('printed')).toEqual({ ok: true })
  expect(decideHandOver('toPrint')).toEqual({ ok: false, code: 'badge_not_printed' })
  expect(decideHandOver('handedOver')).toEqual({ ok: false, code: 'badge_handed_over' })
})

it('is lost when there was one to lose', () => {
  expect(decideReissue('toPrint')).toEqual({ ok: false, code: 'badge_not_printed' })
  expect(decideReissue('printed')).toEqual({ ok: true })
  expect(decideReissue('handedOver')).toEqual({ ok: true })
})
