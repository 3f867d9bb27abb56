import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { processMark } from './embedded-process.ts'

const ATTEMPTS = 4
const MAX_PAUSE_MS = 60

/**
 * Locks a data folder for this process and returns the release. The lock dies with its holder: it is an empty file named `<pid>-<mark>`, which counts
 * only while that very process lives. Each process first writes its own file and then looks for others, so two can never both pass; two that collide
 * step back and try again. Throws `IN_USE`.
 */
export async function lockFolder(home: string, shownAs: string): Promise<() => void> {
  const folder = join(home, 'lock')
  const own = `${process.pid}-${processMark(process.pid) ?? 'alive'}`
  mkdirSync(folder, { recursive: true })
  for (let attempt = 1; ; attempt++) {
    const holder = claim(folder, own)
    if (holder === undefined) return () => rmSync(join(folder, own), { force: true })
    if (attempt === ATTEMPTS || holder === process.pid) {
      throw new EmbeddedPostgresError(
        'IN_USE',
        `Another Quorum (process ${holder}) already runs on ${shownAs}: stop it, or set DATA_DIR to another folder.`,
      )
    }
    await sleep(Math.random() * MAX_PAUSE_MS)
  }
}

/** Number of the live process that holds the folder, or `undefined` when it is now ours. */
function claim(folder: string, own: string): number | undefined {
  try {
    writeFileSync(join(folder, own), '', { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return process.pid
    throw error
  }
  for (const name of readdirSync(folder)) {
    if (name === own) continue
    const separator = name.indexOf('-')
    const pid = Number(name.slice(0, separator))
    if (processMark(pid) === name.slice(separator + 1)) {
      rmSync(join(folder, own), { force: true })
      return pid
    }
    rmSync(join(folder, name), { force: true })
  }
  return undefined
}
