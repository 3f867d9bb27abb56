import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openRenderingCache, type RenderingCache } from './rendering-cache.ts'

const now = Date.parse('2025-09-15T10:00:00Z')
let folder: string
let time: number
const warn = vi.fn()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderings-'))
  time = now
  warn.mockReset()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (limitBytes = 1_000_000) => openRenderingCache({ folder, limitBytes, now: () => time, warn })
const make = (text: string) => vi.fn(async () => ({ bytes: Buffer.from(text), contentType: 'image/webp' }))
const put = (cache: RenderingCache, key: string, size: number) =>
  cache.get(key, async () => ({ bytes: Buffer.alloc(size, key), contentType: 'image/webp' }))

/** As if it had last been used so many minutes ago. */
async function age(minutes: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if ((await stat(path)).mtimeMs > now - 60_000) {
      const at = new Date(now - minutes * 60_000)
      await utimes(path, at, at)
    }
  }
}

describe('the cache of renderings', () => {
  it('makes one of yesterday anew, and gives it to nobody where its picture is gone', async () => {
    const cache = await open()
    await cache.get('k', make('whole'))
    time += 24 * 3_600_000
    const again = make('anew')
    expect((await cache.get('k', again)).bytes.toString()).toBe('whole')
    time += 1
    const gone = vi.fn(async () => {
      throw new Error('gone')
    })
    await expect(cache.get('k', gone)).rejects.toThrow('gone')
    expect(await readdir(folder)).toEqual([])
    expect((await cache.get('k', again)).bytes.toString()).toBe('anew')
  })

  it('makes once, for many at once and for another process on the folder', async () => {
    const [one, other] = [await open(), await open()]
    const making = make('a\nb')
    const answers = await Promise.all(Array.from({ length: 9 }, () => one.get('k', making)))
    answers.push(await other.get('k', making))
    expect(making).toHaveBeenCalledTimes(1)
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({
      contentType: 'image/webp',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    })
    expect(answers[0]?.bytes.toString()).toBe('a\nb')
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('keeps nothing of work that fails, and asks again', async () => {
    const cache = await open()
    await expect(cache.get('k', () => Promise.reject(new RangeError('no')))).rejects.toThrow('no')
    expect((await cache.get('k', make('x'))).bytes.toString()).toBe('x')
  })

  it.each(['', '{', '{"contentType":"image/webp"}\nx', 'cut'])(
    'makes a damaged file anew: %j',
    async text => {
      const cache = await open()
      await cache.get('k', make('whole'))
      const [name = ''] = await readdir(folder)
      const path = join(folder, name)
      const whole = await readFile(path)
      await writeFile(path, text === 'cut' ? whole.subarray(0, -1) : text)
      expect((await cache.get('k', make('whole'))).bytes.toString()).toBe('whole')
      expect(await readFile(path)).toEqual(whole)
    },
  )

  it('stays within its limit: what was unused longest leaves, what was asked for again stays', async () => {
    const cache = await open(14_000)
    await put(cache, 'old', 3000)
    await age(30)
    await put(cache, 'used', 3000)
    await age(40)
    time = now + 1
    await put(cache, 'used', 3000)
    await put(cache, 'new', 5000)
    await cache.trim()
    const kept = async (key: string) => {
      const making = make('made anew')
      await cache.get(key, making)
      return making.mock.calls.length === 0
    }
    expect({ used: await kept('used'), new: await kept('new'), old: await kept('old') }).toEqual({
      used: true,
      new: true,
      old: false,
    })
  })

  it('trims by itself as it grows', async () => {
    const cache = await open(10_000)
    for (let at = 0; at < 40; at += 1) await put(cache, `k${at}`, 1000)
    await expect.poll(async () => (await readdir(folder)).length).toBeLessThan(20)
  })

  it('counts what a file takes of the disk, not what is in it', async () => {
    const cache = await open(10 * 4096)
    for (let at = 0; at < 30; at += 1) await put(cache, `k${at}`, 10)
    await cache.trim()
    expect((await readdir(folder)).length).toBeLessThanOrEqual(10)
  })

  it('gives the picture when the disk refuses it', async () => {
    const cache = await open()
    await rm(folder, { recursive: true })
    expect((await cache.get('k', make('x'))).bytes.toString()).toBe('x')
    expect(warn).toHaveBeenCalledOnce()
  })
})
