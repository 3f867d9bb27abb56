import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkFileKey } from './file-key.ts'
import { inStore } from './file-store-fault.ts'
import type { FileFacts, ListedFileStore } from './port.ts'

/** Segments of a key cannot start with a dot, so no stored file can be in this folder. */
const incoming = '.incoming'
const oldestLeftover = 60 * 60 * 1000

/**
 * Keeps files in a folder. Each file starts with one line of JSON that holds its content type: one rename then replaces type and bytes together, and
 * a kill at any moment leaves the old file or the new one, never a mixture.
 */
export async function openFolderFileStore(folder: string): Promise<ListedFileStore> {
  await mkdir(join(folder, incoming), { recursive: true, mode: 0o700 })
  await removeLeftovers(join(folder, incoming))
  const pathOf = (key: string) => join(folder, ...checkFileKey(key).split('/'))
  /** A folder that is made at the start: without it the volume is not there, and nothing in it is known to be missing. */
  const standing = () => stat(join(folder, incoming))
  const replace = (path: string, contentType: string, write: (file: FileHandle) => Promise<void>) => {
    const temporary = join(folder, incoming, randomUUID())
    const head = Buffer.from(`${JSON.stringify({ contentType })}\n`)
    return inStore(async () => {
      try {
        await writeDurably(temporary, head, write)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(temporary, path)
      } catch (error) {
        // On a read-only disk this fails too, and the first cause is the one to tell.
        await rm(temporary, { force: true }).catch(() => {})
        throw error
      }
      await syncFolder(dirname(path))
    })
  }
  const missing = async () => {
    await standing()
    return null
  }
  return {
    async put(key, bytes, { contentType }) {
      await replace(pathOf(key), contentType, file => file.writeFile(bytes))
    },
    async putFrom(key, path, { contentType }) {
      await replace(pathOf(key), contentType, file => file.writeFile(createReadStream(path)))
    },
    async get(key) {
      const path = pathOf(key)
      return inStore(async () => {
        const content = await readOrNull(path)
        return content === null ? missing() : split(content)
      })
    },
    async facts(key) {
      const path = pathOf(key)
      return inStore(async () => {
        const file = await openOrNull(path)
        if (!file) return missing()
        try {
          return (await readFacts(file))?.facts ?? null
        } finally {
          await file.close()
        }
      })
    },
    async readRange(key, { first, last, tag }) {
      const path = pathOf(key)
      return inStore(async () => {
        const file = await openOrNull(path)
        if (!file) return missing()
        const found = await readFacts(file).catch(async (error: unknown) => {
          await file.close()
          throw error
        })
        if (found?.facts.tag !== tag) {
          await file.close()
          return null
        }
        // Closing the stream closes the file.
        return file.createReadStream({ start: found.begin + first, end: found.begin + last })
      })
    },
    async delete(key) {
      const path = pathOf(key)
      return inStore(async () => {
        // Otherwise the bytes of a volume that is away would count as erased.
        await standing()
        await rm(path, { force: true })
      })
    },
    async *keys() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const path = relative(folder, join(entry.parentPath, entry.name))
        if (entry.isFile() && !path.startsWith(incoming)) yield path.split(sep).join('/')
      }
    },
  }
}

async function writeDurably(
  path: string,
  head: Uint8Array,
  write: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(head)
    await write(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Without this a rename may be lost in a power failure. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const readOrNull = (path: string) => readFile(path).catch(nullWhereNone)

async function openOrNull(path: string): Promise<FileHandle | null> {
  const file = await open(path, 'r').catch(nullWhereNone)
  // Opening a folder succeeds too, so check that it is a file.
  if (!file || (await file.stat()).isFile()) return file
  await file.close()
  return null
}

function nullWhereNone(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)) return null
  throw error
}

/** Longer than any header we write. */
const headBytes = 1024

/** The facts of an open file and where its bytes begin; null without a header of ours. */
async function readFacts(file: FileHandle): Promise<{ facts: FileFacts; begin: number } | null> {
  const { mtimeNs, ino, size } = await file.stat({ bigint: true })
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
  const found = split(buffer.subarray(0, bytesRead))
  if (!found) return null
  const begin = bytesRead - found.size
  const tag = `${ino}-${mtimeNs}-${size}`
  return { facts: { contentType: found.contentType, size: Number(size) - begin, tag }, begin }
}

/** Null without a header of ours: a file damaged by something else is as good as lost. */
function split(content: Buffer) {
  const end = content.indexOf(0x0a)
  const head = parseOrNull(content.subarray(0, Math.max(0, end)).toString())
  if (head === null) return null
  const contentType =
    typeof head === 'object' && head !== null && 'contentType' in head && typeof head.contentType === 'string'
      ? head.contentType
      : 'application/octet-stream'
  const bytes = content.subarray(end + 1)
  return { bytes, contentType, size: bytes.length }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A process killed during a write leaves its temporary file. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > oldestLeftover) await rm(path, { force: true })
  }
}
