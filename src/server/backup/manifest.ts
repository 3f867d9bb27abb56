import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** A backup that cannot be used; the message is one line for the operator. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupError'
  }
}

const part = z.object({
  /** Path inside the backup's folder. */
  path: z.string().regex(/^(?:tables|files)\/[\w.-]+$/),
  bytes: z.number().int(),
  /** Of the bytes as they lie on the disk. */
  sha256: z.string(),
})

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  sealed: z.boolean(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      checksum: z.string(),
      part,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), used: z.boolean() })),
  /** Null when the files are backed up apart. */
  files: z.array(z.object({ key: z.string(), contentType: z.string(), part })).nullable(),
})

export type Manifest = z.infer<typeof manifest>
export type BackupPart = z.infer<typeof part>

const manifestFile = 'manifest.json'
const markFile = 'manifest.mark'

/** With a key nobody without it can make a manifest that is taken; without one the mark only finds damage. */
const markOf = (text: Buffer, key: Buffer | null) =>
  (key ? createHmac('sha256', key) : createHash('sha256')).update(text).digest()

export async function writeManifest(folder: string, written: Manifest, key: Buffer | null): Promise<void> {
  const text = Buffer.from(`${JSON.stringify(written, null, 1)}\n`)
  await writeFile(join(folder, manifestFile), text)
  await writeFile(join(folder, markFile), `${markOf(text, key).toString('hex')}\n`)
}

export async function readManifest(folder: string, key: Buffer | null): Promise<Manifest> {
  const [text, mark] = await Promise.all([
    readFile(join(folder, manifestFile)),
    readFile(join(folder, markFile), 'utf8'),
  ]).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${folder} is no whole backup: its manifest cannot be read (${error.code}).`)
  })
  const read = manifest.safeParse(parse(text.toString()))
  if (read.success && read.data.sealed && !key)
    throw new BackupError('The backup is sealed: set BACKUP_KEY to the key it was made with.')
  // Otherwise whoever can write to where backups lie could put in one of their own.
  if (read.success && !read.data.sealed && key)
    throw new BackupError(
      'The backup is not sealed, though BACKUP_KEY is set: leave the key out if you trust where it comes from.',
    )
  const wanted = markOf(text, key)
  const given = Buffer.from(mark.trim(), 'hex')
  if (!read.success || given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new BackupError('The manifest was damaged, or BACKUP_KEY is another one.')
  return read.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
