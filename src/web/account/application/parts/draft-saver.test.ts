import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DraftPatch } from '../rules.ts'
import { createDraftSaver, saveDelay } from './draft-saver.ts'

type Body = DraftPatch & { version: number }

const refusal = (code: string | null, status: number) => ({
  code,
  status,
  message: `${status}`,
})

function start() {
  const sent: Body[] = []
  const answers: (() => Promise<{ version: number; savedAt: string }>)[] = []
  const saver = createDraftSaver({
    version: 1,
    send: body => {
      sent.push(body)
      const answer = answers.shift()
      return answer
        ? answer()
        : Promise.resolve({
            version: body.version + 1,
            savedAt: '2025-09-15T07:00:00.000Z',
          })
    },
    failureOf: error => error as ReturnType<typeof refusal> & { code: null },
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  return { saver, sent, answers }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('saving while typing', () => {
  it('sends once the keys rest, all fields together', async () => {
    const { saver, sent } = start()
    saver.change({ person: { firstName: 'А' } })
    await vi.advanceTimersByTimeAsync(saveDelay - 1)
    saver.change({ person: { firstName: 'Анна' }, step: 'company' })
    expect(sent).toEqual([])
    expect(saver.getSnapshot().state).toBe('unsaved')
    await vi.advanceTimersByTimeAsync(saveDelay)
    expect(sent).toEqual([{ version: 1, person: { firstName: 'Анна' }, step: 'company' }])
    expect(saver.getSnapshot()).toMatchObject({
      state: 'saved',
      savedAt: '2025-09-15T07:00:00.000Z',
    })
  })

  it('never sends two at once: what is typed meanwhile follows on the new version', async () => {
    const { saver, sent, answers } = start()
    let arrive = () => {}
    answers.push(() => new Promise(resolve => (arrive = () => resolve({ version: 7, savedAt: 'x' }))))
    saver.change({ person: { lastName: 'В' } })
    const done = saver.flush()
    saver.change({ person: { lastName: 'Ветрова' } })
    expect(saver.getSnapshot().state).toBe('saving')
    await vi.advanceTimersByTimeAsync(saveDelay)
    expect(sent).toHaveLength(1)
    arrive()
    expect(await done).toBe(true)
    expect(sent[1]).toEqual({ version: 7, person: { lastName: 'Ветрова' } })
  })

  it('has nothing to send', async () => {
    const { saver, sent } = start()
    expect(await saver.flush()).toBe(true)
    expect(sent).toEqual([])
  })

  it('saves on the version that a photograph raised', async () => {
    const { saver, sent } = start()
    saver.setVersion(4)
    saver.change({ step: 'finish' })
    await saver.flush()
    expect(sent[0]?.version).toBe(4)
  })
})

describe('when it does not work', () => {
  it.each([
    [0, null, 'failed'],
    [503, 'service_busy', 'failed'],
    [429, 'too_many_requests', 'failed'],
    [422, 'too_long', 'refused'],
    [409, 'changed_meanwhile', 'conflict'],
    [409, 'state_forbids', 'closed'],
    [404, 'not_found', 'closed'],
  ])('%i %s leaves it %s', async (status, code, state) => {
    const { saver, answers } = start()
    answers.push(() => Promise.reject(refusal(code, status)))
    saver.change({ person: { firstName: 'Анна' } })
    expect(await saver.flush()).toBe(false)
    expect(saver.getSnapshot()).toMatchObject({
      state,
      problem: String(status),
    })
  })

  it('tries again with everything typed since, later and later', async () => {
    const { saver, sent, answers } = start()
    const lost = () => Promise.reject(refusal(null, 0))
    answers.push(lost, lost)
    saver.change({ person: { firstName: 'Анна', lastName: 'Л' } })
    await saver.flush()
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(9999)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent[2]).toEqual({
      version: 1,
      person: { firstName: 'Анна', lastName: 'Л' },
    })
    expect(saver.getSnapshot()).toMatchObject({
      state: 'saved',
      problem: null,
    })
  })

  it.each([
    ['mine', [{ version: 9, person: { firstName: 'Анна', lastName: 'Ветрова' } }], 'saved'],
    ['theirs', [], 'saved'],
  ] as const)('a conflict waits for the person: %s', async (keep, expected, state) => {
    const { saver, sent, answers } = start()
    answers.push(() => Promise.reject(refusal('changed_meanwhile', 409)))
    saver.change({ person: { firstName: 'Анна' } })
    await saver.flush()
    saver.change({ person: { lastName: 'Ветрова' } })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(sent).toHaveLength(1)
    expect(saver.getSnapshot().state).toBe('conflict')
    saver.settle(keep, 9)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.slice(1)).toEqual(expected)
    expect(saver.getSnapshot().state).toBe(state)
  })
})
