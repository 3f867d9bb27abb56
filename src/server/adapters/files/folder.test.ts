import { mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FileStoreFault } from './file-store-fault.ts'
import { openFolderFileStore } from './folder.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('folder', () => {
  it('gives back the bytes and the type, also when the bytes hold line breaks', async () => {
    const store = await openFolderFileStore(folder)
    const bytes = Buffer.from([0x0a, 0x00, 0xff, 0x0a])
    await store.put('photos/a.jpg', bytes, { contentType: 'image/jpeg' })
    expect(await store.get('photos/a.jpg')).toEqual({ bytes, contentType: 'image/jpeg', size: 4 })
  })

  it('replaces, deletes, and deletes again', async () => {
    const store = await openFolderFileStore(folder)
    await store.put('a', Buffer.from('1'), { contentType: 'text/plain' })
    await store.put('a', Buffer.alloc(0), { contentType: 'text/html' })
    expect(await store.get('a')).toMatchObject({ contentType: 'text/html', size: 0 })
    await store.delete('a')
    await store.delete('a')
    expect(await store.get('a')).toBeNull()
  })

  it('writes at once by many leave one whole file', async () => {
    const store = await openFolderFileStore(folder)
    const versions = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(50_000))
    await Promise.all(versions.map(text => store.put('a', Buffer.from(text), { contentType: 'text/plain' })))
    const found = await store.get('a')
    expect(versions).toContain(found?.bytes.toString())
    expect(await readdir(join(folder, '.incoming'))).toEqual([])
  })

  it('reads a part, counted without the head, and only of the file it was told of', async () => {
    const store = await openFolderFileStore(folder)
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251))
    await store.put('a', bytes, { contentType: 'video/webm' })
    const facts = await store.facts('a')
    expect(facts).toMatchObject({ contentType: 'video/webm', size: 5000 })
    const tag = facts?.tag ?? ''
    for (const [first, last] of [
      [0, 0],
      [0, 4999],
      [1200, 3000],
      [4999, 4999],
    ] as const) {
      const stream = await store.readRange('a', { first, last, tag })
      expect(Buffer.concat((await stream?.toArray()) ?? [])).toEqual(bytes.subarray(first, last + 1))
    }
    await store.put('a', bytes, { contentType: 'video/webm' })
    expect((await store.facts('a'))?.tag).not.toBe(tag)
    expect(await store.readRange('a', { first: 0, last: 9, tag })).toBeNull()
  })

  it('there are no facts of what is no file', async () => {
    const store = await openFolderFileStore(folder)
    await store.put('a/b', Buffer.from('1'), { contentType: 'text/plain' })
    await writeFile(join(folder, 'damaged'), 'no head')
    for (const key of ['x', 'a', 'a/b/c', 'damaged']) {
      expect(await store.facts(key)).toBeNull()
      expect(await store.readRange(key, { first: 0, last: 0, tag: '' })).toBeNull()
    }
  })

  it('a path that is not there, or is a folder, is no file', async () => {
    const store = await openFolderFileStore(folder)
    await store.put('a/b', Buffer.from('1'), { contentType: 'text/plain' })
    expect([await store.get('x/y'), await store.get('a'), await store.get('a/b/c')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('takes a file whose head is damaged for none', async () => {
    const store = await openFolderFileStore(folder)
    for (const content of ['', 'no head', '{"contentType":\npicture']) {
      await writeFile(join(folder, 'a'), content)
      expect(await store.get('a')).toBeNull()
    }
  })

  it('never seems empty when its volume is away', async () => {
    const store = await openFolderFileStore(folder)
    await store.put('a', Buffer.from('1'), { contentType: 'text/plain' })
    await rename(join(folder, '.incoming'), join(folder, 'elsewhere'))
    const asked = [
      () => store.put('b', Buffer.from('1'), { contentType: 'text/plain' }),
      () => store.get('b'),
      () => store.facts('b'),
      () => store.readRange('b', { first: 0, last: 0, tag: '' }),
      () => store.delete('a'),
    ]
    for (const ask of asked) await expect(ask()).rejects.toThrow(FileStoreFault)
    await rename(join(folder, 'elsewhere'), join(folder, '.incoming'))
    expect(await store.get('a')).toMatchObject({ size: 1 })
    expect(await store.get('b')).toBeNull()
  })

  it('clears what a killed process left, but not what is being written', async () => {
    await openFolderFileStore(folder)
    for (const name of ['old', 'new']) await writeFile(join(folder, '.incoming', name), '')
    await utimes(join(folder, '.incoming', 'old'), 0, 0)
    await openFolderFileStore(folder)
    expect(await readdir(join(folder, '.incoming'))).toEqual(['new'])
  })

  it.each([
    '',
    '..',
    '../a',
    'a/../b',
    '/etc/passwd',
    'a//b',
    '.incoming/a',
    'a\\b',
    'a\0',
    'a/.',
    'C:a',
    'a\n',
    'ключ',
  ])('refuses the key %j', async key => {
    const store = await openFolderFileStore(folder)
    await expect(store.put(key, Buffer.from('1'), { contentType: 'text/plain' })).rejects.toThrow(RangeError)
    await expect(store.get(key)).rejects.toThrow(RangeError)
    await expect(store.facts(key)).rejects.toThrow(RangeError)
    await expect(store.readRange(key, { first: 0, last: 0, tag: '' })).rejects.toThrow(RangeError)
    await expect(store.delete(key)).rejects.toThrow(RangeError)
  })
})
