import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

  it('a path that is not there, or is a folder, is no file', async () => {
    const store = await openFolderFileStore(folder)
    await store.put('a/b', Buffer.from('1'), { contentType: 'text/plain' })
    expect([await store.get('x/y'), await store.get('a'), await store.get('a/b/c')]).toEqual([
      null,
      null,
      null,
    ])
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
    await expect(store.delete(key)).rejects.toThrow(RangeError)
  })
})
