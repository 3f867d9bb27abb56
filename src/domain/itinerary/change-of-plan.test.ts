import { expect, it } from 'vitest'
import { changesOf } from './change-of-plan.ts'

const known = (guid: string, isCancelled = false) => ({ guid, from: 0, to: 60, hall: 'x', isCancelled })
const now = (entries: Record<string, { from?: number; to?: number; hall?: string }>) =>
  new Map(Object.entries(entries).map(([guid, place]) => [guid, { from: 0, to: 60, hall: 'x', ...place }]))

it.each([
  ['nothing changed', known('a'), { a: {} }, []],
  ['another hour', known('a'), { a: { from: 5 } }, ['moved']],
  ['another end', known('a'), { a: { to: 90 } }, ['moved']],
  ['another hall', known('a'), { a: { hall: 'y' } }, ['moved']],
  ['off', known('a'), {}, ['cancelled']],
  ['off, and told', known('a', true), {}, []],
  ['back again', known('a', true), { a: {} }, ['moved']],
])('%s', (_, before, after, codes) => {
  expect(changesOf([before], now(after)).map(({ code }) => code)).toEqual(codes)
})
