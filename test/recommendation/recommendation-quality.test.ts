import { describe, expect, it } from 'vitest'
import { leastGain, recommendationQuality } from './recommendation-quality.ts'

describe('recommendations for the forty judged profiles', () => {
  const quality = recommendationQuality()

  it('are good enough, and none of the first ten is unwanted', () => {
    expect(quality.profiles).toBe(40)
    expect(quality.ours.gain).toBeGreaterThanOrEqual(leastGain)
    expect(quality.ours.unfit).toBeLessThan(0.05)
  })

  it('are good enough for a profile that the weights were not tuned on', () => {
    expect(quality.heldOut).toBeGreaterThanOrEqual(leastGain)
  })

  it('are better than anything made in an afternoon', () => {
    expect(quality.baselines.map(({ name }) => name)).toEqual(['popularity', 'random', 'plain theme match'])
    for (const { name, gain } of quality.baselines) {
      expect(gain, name).toBeLessThan(leastGain)
      expect(gain, name).toBeLessThan(quality.ours.gain - 0.1)
    }
  })
})
