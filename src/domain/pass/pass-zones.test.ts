import { expect, it } from 'vitest'
import { opensZone } from '../gate/gate-zone.ts'
import { accessOf, zonesOf } from './pass-zones.ts'

it.each([
  // In the halls of the forum, and on the grounds with the loading yard.
  [false, false, false, false],
  [true, false, true, true],
  [false, true, false, true],
  [true, true, true, true],
])('on the forum days %s, while it is built up %s: enters the halls %s and the grounds %s', (...row) => {
  const [onForum, onMontage, halls, grounds] = row
  const zones = zonesOf({ onForum, onMontage })
  expect(accessOf(zones)).toEqual({ onForum, onMontage })
  expect([opensZone(zones, 'forum'), opensZone(zones, 'site')]).toEqual([halls, grounds])
})
