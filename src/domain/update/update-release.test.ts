import { expect, it } from 'vitest'
import { mayRecallUpdate } from './update-release.ts'

it.each<[number | null, boolean]>([
  [1001, true],
  [1000, false],
  [999, false],
  // It was published or recalled before.
  [null, false],
])('released until %s, recalled at 1000: %s', (until, ok) => {
  const release = until === null ? undefined : { recallUntil: new Date(until) }
  expect(mayRecallUpdate(release, new Date(1000))).toEqual(ok ? { ok } : { ok, code: 'recall_too_late' })
})
