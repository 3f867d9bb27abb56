import { afterEach, expect, test, vi } from 'vitest'
import { createFaceFinder, type FinderPoolSettings } from './finder-pool.ts'
import { type FaceFinder, FaceFinderUnavailable } from './port.ts'

const script = new URL('../testing/fickle-finder.ts', import.meta.url)
const good = 8
const deadly = 1
const endless = 2
const faulty = 3

let faults: string[] = []
let finder: FaceFinder | null = null
afterEach(async () => {
  await finder?.close()
  faults = []
})

function open(settings: Partial<FinderPoolSettings> = {}) {
  finder = createFaceFinder({ script, warn: fault => faults.push(fault), ...settings })
  const made = finder
  return (width = good) => made.find({ pixels: new Uint8Array(3), width, height: 1 }, 'portrait')
}

const processOf = async (seen: ReturnType<ReturnType<typeof open>>) => (await seen).light?.sharpness

test('one process looks at one picture after the other', async () => {
  const find = open()
  const first = await processOf(find())
  expect(first).toBeGreaterThan(0)
  expect(await processOf(find())).toBe(first)
})

test('a second one is started for a crowd, and no third', async () => {
  const find = open()
  const seen = await Promise.all(Array.from({ length: 20 }, () => processOf(find())))
  expect(new Set(seen).size).toBeLessThanOrEqual(2)
  expect(faults).toEqual([])
})

test('one that dies takes its picture with it and is started anew', async () => {
  const find = open()
  const first = await processOf(find())
  await expect(find(deadly)).rejects.toBeInstanceOf(FaceFinderUnavailable)
  const second = await processOf(find())
  expect(second).not.toBe(first)
  expect(faults).toEqual([expect.stringContaining('ended by 3')])
})

test('a fault is told, and ends nothing', async () => {
  const find = open()
  const first = await processOf(find())
  await expect(find(faulty)).rejects.toThrow('out of memory')
  expect(await processOf(find())).toBe(first)
})

test('one that does not answer in time is ended', async () => {
  const find = open({ patience: 1500 })
  await find()
  await expect(find(endless)).rejects.toThrow('took too long')
  expect(await processOf(find())).toBeGreaterThan(0)
})

test('pictures beyond the room are refused at once', async () => {
  const find = open({ waiting: 2 })
  const asked = Array.from({ length: 5 }, () =>
    find().then(
      () => 'seen',
      () => 'refused',
    ),
  )
  expect((await Promise.all(asked)).filter(answer => answer === 'refused')).toHaveLength(3)
})

test('one without work is stopped', async () => {
  const find = open({ idle: 50 })
  const first = (await processOf(find())) ?? 0
  await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow(), 5000)
  expect(faults).toEqual([])
  expect(await processOf(find())).not.toBe(first)
})

test('one that cannot be started is not tried again for a while', async () => {
  const find = open({ script: new URL('./no-such-process.ts', import.meta.url), rest: 60_000 })
  await expect(find()).rejects.toBeInstanceOf(FaceFinderUnavailable)
  await expect(find()).rejects.toThrow('could not be started')
  expect(faults).toHaveLength(1)
})

test('nobody is asked after the end', async () => {
  const find = open()
  await find()
  await finder?.close()
  await expect(find()).rejects.toThrow('closed')
})
