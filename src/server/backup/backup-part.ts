import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BackupError, type BackupPart } from './manifest.ts'
import { opening, sealing } from './sealed-stream.ts'

/** Where parts lie, and the key that seals them; null leaves them open. */
export type BackupPlace = { folder: string; key: Buffer | null }

function measuring() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, facts: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Compresses, seals and writes a part, and waits until the disk has it. */
export async function writePart(place: BackupPlace, path: string, content: Readable): Promise<BackupPart> {
  const { stream, facts } = measuring()
  const file = join(place.folder, path)
  await pipeline(
    content,
    createGzip({ level: 1 }),
    sealing(place.key, path),
    stream,
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return { path, ...facts() }
}

/** Reads a part into `target`; fails at its end when a byte is not the one that was written. */
export async function readPart(place: BackupPlace, part: BackupPart, target: Writable): Promise<void> {
  const { stream, facts } = measuring()
  await pipeline(
    createReadStream(join(place.folder, part.path)),
    stream,
    opening(place.key, part.path),
    createGunzip(),
    target,
  )
  if (facts().sha256 !== part.sha256) throw new BackupError(`${part.path} was changed after the backup.`)
}

/** Makes sure that a folder's entries survive a loss of power. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
