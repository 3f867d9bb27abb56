import { expect, test } from 'vitest'
import { labelledPairs, rates } from './labelled-pairs.ts'

test('there are 400 pairs, about half of them one person, and a part kept apart', () => {
  const pairs = labelledPairs('pairs.txt')
  expect(pairs).toHaveLength(400)
  const same = pairs.filter(({ isSame }) => isSame).length
  expect(same).toBeGreaterThan(190)
  expect(same).toBeLessThan(210)
  expect(labelledPairs('pairs-apart.txt')).toHaveLength(120)
})

test.each(['pairs.txt', 'pairs-apart.txt'] as const)('%s: recall at least 0.98 at precision 0.95', file => {
  const { recall, precision, misses } = rates(labelledPairs(file))
  process.stdout.write(
    `${[`${file}: recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}`, ...misses].join('\n  ')}\n`,
  )
  expect(recall).toBeGreaterThanOrEqual(0.98)
  expect(precision).toBeGreaterThanOrEqual(0.95)
})
