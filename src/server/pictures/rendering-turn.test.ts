import { expect, it } from 'vitest'
import { pictureGate } from './picture-gate.ts'
import { askWhileWaitedFor, atRenderingTurn } from './rendering-turn.ts'

const wish = (visitor: string, signal = new AbortController().signal) => ({
  visitor,
  signal,
  admit: () => {},
})
const soon = () => new Promise(setImmediate)

it('an upload waits for the two renderings that run, never for those that wait', async () => {
  const ends: (() => void)[] = []
  const renderings = Array.from({ length: 90 }, (_, at) =>
    atRenderingTurn(wish(`visitor ${at}`), () => new Promise<void>(end => ends.push(end))),
  )
  await soon()
  expect(pictureGate.figures()).toMatchObject({ running: 2, waiting: 0 })
  let uploaded = false
  const upload = pictureGate.run('account', async () => {
    uploaded = true
  })
  ends.shift()?.()
  await upload
  expect(uploaded).toBe(true)
  for (let left = renderings.length; left > 0; left -= 1) {
    ends.shift()?.()
    await soon()
  }
  await Promise.all(renderings)
  expect(pictureGate.figures()).toEqual({ running: 0, waiting: 0, held: 0 })
})

it('asks whether it may before it waits', async () => {
  const refused = {
    ...wish('a'),
    admit: () => {
      throw new RangeError('too many')
    },
  }
  await expect(Promise.resolve().then(() => atRenderingTurn(refused, async () => 1))).rejects.toThrow(
    'too many',
  )
})

it('what many wait for is made for the next when the first goes away', async () => {
  const first = new AbortController()
  const second = new AbortController()
  let making: Promise<string> | null = null
  let asked = 0
  // As the rendering cache does: one makes it, the others wait for that one.
  const ask = (signal: AbortSignal) => () => {
    making ??= new Promise<string>((resolve, reject) => {
      asked += 1
      if (asked > 1) resolve('picture')
      signal.addEventListener('abort', () => reject(signal.reason))
    }).finally(() => {
      making = null
    })
    return making
  }
  const gone = askWhileWaitedFor(first.signal, ask(first.signal))
  const waiting = askWhileWaitedFor(second.signal, ask(second.signal))
  first.abort()
  await expect(gone).rejects.toMatchObject({ code: 'service_busy' })
  expect(await waiting).toBe('picture')
  expect(asked).toBe(2)
})

it('another failure is everybody’s', async () => {
  const { signal } = new AbortController()
  await expect(
    askWhileWaitedFor(signal, async () => {
      throw new RangeError('broken')
    }),
  ).rejects.toThrow('broken')
})
