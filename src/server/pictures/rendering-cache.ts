import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entityTag } from '../entity-tag.ts'

/** A finished rendering; `etag` is strong, of these very bytes. */
export type Rendering = { bytes: Buffer; contentType: string; etag: string }

export type RenderingCache = {
  /** What was made under this key before, by any process on the folder, or is being made now; otherwise makes it. */
  get(key: string, make: () => Promise<{ bytes: Buffer; contentType: string }>): Promise<Rendering>
  /** Removes what has not been asked for longest until the folder is within its limit. */
  trim(): Promise<void>
}

/** A rendering that was used is marked so at most this often, in milliseconds. */
const markEvery = 60_000
/** After this time a rendering is made anew, in milliseconds, so that one whose picture was erased (a photograph, with its consent) is given to nobody. */
const longestKept = 24 * 3_600_000
/** A file takes whole blocks of the disk: a million tiny ones must not pass for a few megabytes. */
const blockBytes = 4096
/** The folder is emptied down to this part of its limit, so that not every rendering empties it. */
const roomLeft = 0.9

/**
 * Keeps renderings in a folder of at most so many bytes, the longest unused leaving first. Several processes may share it: a
 * file appears whole by a rename, and one that vanishes under a reader was never there. Each process counts what it has
 * written itself and measures the folder after every eighth of the limit. A failing disk costs the cache, not the picture.
 */
export async function openRenderingCache(settings: {
  folder: string
  limitBytes: number
  now: () => number
  warn: (error: unknown) => void
}): Promise<RenderingCache> {
  const { folder, limitBytes, now, warn } = settings
  const making = new Map<string, Promise<Rendering>>()
  // Measured with the first rendering that is written.
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

/** A file is one line of JSON (type, ETag, when it was made) and the bytes. */
async function read(path: string, at: number): Promise<Rendering | null> {
  const content = await readFile(path)
  const end = content.indexOf(0x0a)
  const head = JSON.parse(content.subarray(0, end).toString()) as Partial<Record<string, unknown>>
  const bytes = content.subarray(end + 1)
  const { contentType, etag, size, madeAt } = head
  // A file cut by a full disk or a lost machine is made anew.
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

/** Gone, taken by another process or unreadable: as if it were not there. */
function ignore(): null {
  return null
}
