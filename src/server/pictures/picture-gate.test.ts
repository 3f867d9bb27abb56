import { describe, expect, it } from 'vitest'
import { createPictureGate } from './picture-gate.ts'

const limits = { slots: 2, waiting: 4, waitingPerActor: 3, decodedBytes: 100 }

/** A gate and works that end when they are told to. */
function scene() {
  const gate = createPictureGate(limits)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string, actor = name, bytes?: number) =>
    gate.run(actor, async ticket => {
      if (bytes !== undefined) await ticket.claim(bytes)
      started.push(name)
      await new Promise<void>(end => ends.set(name, end))
      return name
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { gate, started, start, end }
}

describe('the picture gate', () => {
  it('runs so many at once, and the next when one is done', async () => {
    const { gate, started, start, end } = scene()
    const all = ['a', 'b', 'c', 'd'].map(name => start(name))
    await new Promise(setImmediate)
    expect(started).toEqual(['a', 'b'])
    expect(gate.figures()).toEqual({ running: 2, waiting: 2, held: 0 })
    await end('b')
    expect(started).toEqual(['a', 'b', 'c'])
    for (const name of ['a', 'c', 'd']) await end(name)
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
    expect(gate.figures()).toEqual({ running: 0, waiting: 0, held: 0 })
  })

  it('gives a free slot to whoever has the fewest running', async () => {
    const { started, start, end } = scene()
    for (const name of ['a1', 'a2', 'a3', 'a4']) void start(name, 'a')
    void start('b1', 'b')
    await new Promise(setImmediate)
    await end('a1')
    expect(started).toEqual(['a1', 'a2', 'b1'])
    await end('a2')
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('refuses one who asks for too much, and everybody when it is full', async () => {
    const { start } = scene()
    for (let at = 0; at < 5; at += 1) void start(`a${at}`, 'a')
    await expect(start('a5', 'a')).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 5 })
    void start('b')
    await expect(start('c')).rejects.toMatchObject({ code: 'service_busy', retryAfterSeconds: 2 })
  })

  it('lets a heavy one hold its pixels alone, and one too heavy for all', async () => {
    const { gate, started, start, end } = scene()
    void start('a', 'a', 60)
    void start('b', 'b', 60)
    await new Promise(setImmediate)
    expect(started).toEqual(['a'])
    expect(gate.figures().held).toBe(60)
    await end('a')
    expect(started).toEqual(['a', 'b'])
    void start('c', 'c', 1000)
    await end('b')
    expect(started).toEqual(['a', 'b', 'c'])
    expect(gate.figures().held).toBe(100)
    await end('c')
    expect(gate.figures()).toEqual({ running: 0, waiting: 0, held: 0 })
  })

  it('frees the slot and the pixels of work that fails', async () => {
    const { gate } = scene()
    const failing = gate.run('a', async ticket => {
      await ticket.claim(80)
      throw new RangeError('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(gate.figures()).toEqual({ running: 0, waiting: 0, held: 0 })
  })

  it('lets go of whoever went away while waiting, and of nobody else', async () => {
    const { gate, started, start, end } = scene()
    for (const name of ['a', 'b']) void start(name)
    const gone = new AbortController()
    const left = gate.run('c', async () => started.push('c'), gone.signal)
    void start('d')
    gone.abort()
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    expect(gate.figures().waiting).toBe(1)
    await end('a')
    expect(started).toEqual(['a', 'b', 'd'])
    await expect(gate.run('c', async () => started.push('c'), gone.signal)).rejects.toThrow()
    expect(started).toEqual(['a', 'b', 'd'])
  })
})
