import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLiveConnection, longestSilence } from './live-connection.ts'
import type { StreamHandlers } from './live-stream.ts'

type Opened = {
  handlers: StreamHandlers
  signal: AbortSignal
  end: () => void
  fail: (error: unknown) => void
}

function setUp({ mayRetry = () => true }: { mayRetry?: (error: unknown) => boolean } = {}) {
  const opened: Opened[] = []
  let wanted = true
  let tellSurroundings = () => {}
  const connection = createLiveConnection({
    open: (handlers, signal) =>
      new Promise((resolve, reject) => {
        opened.push({ handlers, signal, end: resolve, fail: reject })
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      }),
    surroundings: {
      wanted: () => wanted,
      subscribe: listener => {
        tellSurroundings = listener
        return () => {}
      },
    },
    mayRetry,
    chance: () => 0,
    setTimer: (callback, milliseconds) => {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  return {
    connection,
    opened,
    last: () => {
      const found = opened.at(-1)
      if (!found) throw new Error('Nothing was opened')
      return found
    },
    want: (value: boolean) => {
      wanted = value
      tellSurroundings()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('createLiveConnection', () => {
  it('tells listeners what comes, and nothing of unknown kinds or after they left', () => {
    const { connection, last } = setUp()
    const heard: unknown[] = []
    const leave = connection.on('chat', data => heard.push(data))
    connection.start()
    last().handlers.onOpen()
    last().handlers.onEvent('chat', '{"lastNumber":3}')
    last().handlers.onEvent('weather', '{}')
    last().handlers.onEvent('chat', 'no json')
    leave()
    last().handlers.onEvent('chat', '{}')
    expect(heard).toEqual([{ lastNumber: 3 }, null])
    expect(connection.state()).toBe('open')
  })

  it('opens a lost stream again, later after each failure, at once after a success', async () => {
    const { connection, opened, last } = setUp()
    connection.start()
    last().fail(new Error('lost'))
    await vi.advanceTimersByTimeAsync(499)
    expect([opened.length, connection.state()]).toEqual([1, 'down'])
    await vi.advanceTimersByTimeAsync(1)
    last().fail(new Error('lost'))
    await vi.advanceTimersByTimeAsync(999)
    expect(opened).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    last().handlers.onOpen()
    last().end()
    await vi.advanceTimersByTimeAsync(500)
    expect(opened).toHaveLength(4)
  })

  it('waits as long as the server asks', async () => {
    const { connection, opened, last } = setUp()
    connection.start()
    last().fail({ retryAfter: 20 })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(opened).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(opened).toHaveLength(2)
  })

  it('gives up where it may not try again', async () => {
    const { connection, opened, last } = setUp({ mayRetry: () => false })
    connection.start()
    last().fail(new Error('403'))
    await vi.advanceTimersByTimeAsync(120_000)
    expect([opened.length, connection.state()]).toEqual([1, 'down'])
  })

  it('takes a silent stream for lost, and any byte for life', async () => {
    const { connection, opened, last } = setUp()
    connection.start()
    last().handlers.onOpen()
    await vi.advanceTimersByTimeAsync(longestSilence - 1)
    last().handlers.onBytes()
    await vi.advanceTimersByTimeAsync(longestSilence - 1)
    expect(opened).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(501)
    expect(opened).toHaveLength(2)
  })

  it('lets go while nobody looks and comes back at once', async () => {
    const { connection, opened, last, want } = setUp()
    connection.start()
    last().handlers.onOpen()
    want(false)
    await vi.advanceTimersByTimeAsync(300_000)
    expect([opened.length, connection.state(), opened[0]?.signal.aborted]).toEqual([1, 'paused', true])
    want(true)
    expect(opened).toHaveLength(2)
  })

  it('opens nothing more once it was stopped', async () => {
    const { connection, opened, last } = setUp()
    connection.start()
    last().handlers.onOpen()
    connection.stop()
    await vi.advanceTimersByTimeAsync(300_000)
    expect([opened.length, last().signal.aborted]).toEqual([1, true])
  })
})
