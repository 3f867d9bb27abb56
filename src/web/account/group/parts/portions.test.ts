import { describe, expect, it, vi } from 'vitest'
import { callInPortions, type PortionResults, portionSize } from './portions.ts'

const guids = Array.from({ length: portionSize * 2 + 5 }, (_, index) => `guid ${index}`)
const done = (sent: readonly string[]): PortionResults =>
  sent.map(participantGuid => ({ participantGuid, ok: true, code: null }))

function portions(options: { leftAfter?: number; failsAt?: number } = {}) {
  const known: number[] = []
  const call = vi.fn(async (sent: string[]) => {
    if (call.mock.calls.length === options.failsAt) throw new Error('no connection')
    return { results: done(sent) }
  })
  const isLeft = () => known.length === options.leftAfter
  const run = callInPortions(guids, { call, isLeft, onResults: results => known.push(results.length) })
  return { run, call, known }
}

describe('callInPortions', () => {
  it('calls for everybody once, in order, and tells after each portion how far it is', async () => {
    const { run, call, known } = portions()
    expect(await run).toEqual(done(guids))
    expect(call.mock.calls.map(([sent]) => sent.length)).toEqual([portionSize, portionSize, 5])
    expect(known).toEqual([portionSize, portionSize * 2, guids.length])
  })

  it('sends nothing more once it is left', async () => {
    const { run, call } = portions({ leftAfter: 1 })
    expect(await run).toEqual(done(guids.slice(0, portionSize)))
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('ends at a portion that fails, and has told what came before', async () => {
    const { run, known } = portions({ failsAt: 2 })
    await expect(run).rejects.toThrow('no connection')
    expect(known).toEqual([portionSize])
  })

  it('does nothing for nobody', async () => {
    const call = vi.fn()
    expect(await callInPortions([], { call, isLeft: () => false, onResults: vi.fn() })).toEqual([])
    expect(call).not.toHaveBeenCalled()
  })
})
