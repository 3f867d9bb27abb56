import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entityTag } from '../entity-tag.ts'

/** A finished rendering; `etag` is strong, of these bytes. */
export type Rendering = { bytes: Buffer; contentType: string; etag: string }

export type RenderingCache = {
  /** The rendering made under this key before, by any process that shares the folder, or the one being made now; otherwise makes it. */
  get(key: string, make: () => Promise<{ bytes: Buffer; contentType: string }>): Promise<Rendering>
  /** Removes the least recently used files until the folder is within its limit. */
  trim(): Promise<void>
}

/** How often a rendering is marked as used at most, in milliseconds. */
const markEvery = 60_000
/** Maximum age of a rendering, in milliseconds, so that one whose picture was erased (a photograph, with its consent) is not served for ever. */
const longestKept = 24 * 3_600_000
/** A file takes whole disk blocks: a million tiny ones must not count as a few megabytes. */
const blockBytes = 4096
/** The folder is emptied to this share of its limit, so that not every rendering has to empty it. */
const roomLeft = 0.9

/**
 * Keeps renderings in a folder of limited size; the least recently used are removed first. Several processes may share it: a file appears whole by a
 * rename, and one that vanishes under a reader counts as missing. Each process counts what it has written itself and measures the folder after every
 * eighth of the limit. If the disk fails, only the cache is lost.
 */
export async function openRenderingCache(settings: {
  folder: string
  limitBytes: number
  now: () => number
  warn: (error: unknown) => void
}): Promise<RenderingCache> {
  const { folder, limitBytes, now, warn } = settings
  const making = new Map<string, Promise<Rendering>>()
  // The full limit at first, so that the first write measures the folder.
  let unmeasured = limitBytes
  let trimming: Promise<void> | null = null
  await mkdir(folder, { recursive: true, mode: 0o700 })

  async function makeAndKeep(name: string, make: () => Promise<{ bytes: Buffer; contentType: string }>) {
    const kept = await read(join(folder, name), now()).catch(ignore)
    if (kept) return kept
    const made = await make()
    const etag = entityTag(made.bytes)
    const rendering = { ...made, etag }
    try {
      unmeasured += await write(folder, name, rendering, now())
    } catch (error) {
      warn(error)
    }
    if (unmeasured >= limitBytes / 8) trimming ??= trim().finally(() => (trimming = null))
    return rendering
  }

  async function trim(): Promise<void> {
    unmeasured = 0
    try {
      await removeOldest(folder, limitBytes)
    } catch (error) {
      warn(error)
    }
  }

  return {
    async get(key, make) {
      const name = createHash('sha256').update(key).digest('hex').slice(0, 40)
      const running = making.get(name)
      if (running) return running
      const made = makeAndKeep(name, make).finally(() => making.delete(name))
      making.set(name, made)
      return made
    },
    trim,
  }
}

/** A file is one line of JSON (type, ETag, time of creation) and the bytes. */
async function read(path: string, at: number): Promise<Rendering | null> {
  const content = await readFile(path)
  const end = content.indexOf(0x0a)
  const head = JSON.parse(content.subarray(0, end).toString()) as Partial<Record<string, unknown>>
  const bytes = content.subarray(end + 1)
  const { contentType, etag, size, madeAt } = head
  // A file cut short by a full disk or a crash is rendered again.
  if (typeof contentType !== 'string' || typeof etag !== 'string' || size !== bytes.length) return null
  if (typeof madeAt !== 'number' || at - madeAt > longestKept) {
    await rm(path, { force: true })
    return null
  }
  const { mtimeMs } = await stat(path)
  if (at - mtimeMs > markEvery) await utimes(path, new Date(at), new Date(at))
  return { bytes, contentType, etag }
}

async function write(
  folder: string,
  name: string,
  { bytes, contentType, etag }: Rendering,
  madeAt: number,
): Promise<number> {
  const head = Buffer.from(`${JSON.stringify({ contentType, etag, size: bytes.length, madeAt })}\n`)
  const temporary = join(folder, `${name}.${randomUUID()}`)
  try {
    await writeFile(temporary, Buffer.concat([head, bytes]), { mode: 0o600 })
    await rename(temporary, join(folder, name))
  } catch (error) {
    await rm(temporary, { force: true }).catch(ignore)
    throw error
  }
  return onDisk(head.length + bytes.length)
}

function onDisk(size: number): number {
  return Math.ceil(size / blockBytes) * blockBytes
}

async function removeOldest(folder: string, limitBytes: number): Promise<void> {
  const found: { path: string; size: number; usedAt: number }[] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const facts = await stat(path).catch(ignore)
    if (facts) found.push({ path, size: onDisk(facts.size), usedAt: facts.mtimeMs })
  }
  let total = found.reduce((sum, { size }) => sum + size, 0)
  if (total <= limitBytes) return
  for (const { path, size } of found.sort((one, other) => one.usedAt - other.usedAt)) {
    if (total <= limitBytes * roomLeft) return
    await rm(path, { force: true })
    total -= size
  }
}

/** A removed or unreadable file counts as missing. */
function ignore(): null {
  return null
}
