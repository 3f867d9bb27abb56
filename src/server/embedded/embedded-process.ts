import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const FAST_SHUTDOWN_MS = 10_000
const IMMEDIATE_SHUTDOWN_MS = 5_000
const POLL_MS = 10

/**
 * A mark that a process keeps for life and a later process with the same number does not share: its start time and the machine's boot. `undefined`
 * when no such process lives (a zombie is dead).
 */
export function processMark(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxMark(pid)
  if (process.platform === 'win32') return isSignalable(pid) ? 'alive' : undefined
  const startedAt = ps(pid, 'lstart=')
  return startedAt && createHash('sha256').update(startedAt).digest('hex').slice(0, 12)
}

function linuxMark(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`)
  // The second field is the program's name in brackets, which may itself contain spaces and brackets.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const state = fields?.[0]
  const startTicks = fields?.[19]
  if (!startTicks || state === 'Z' || state === 'X') return undefined
  const boot = read('/proc/sys/kernel/random/boot_id')?.slice(0, 8) ?? 'boot'
  return `${startTicks}-${boot}`
}

/** The command line of a live process, or `undefined`. */
function commandLine(pid: number): string | undefined {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ')
  return process.platform === 'win32' ? undefined : ps(pid, 'command=')
}

/** The postmaster named in a cluster's `postmaster.pid`, and its reported status. */
export function readPostmaster(cluster: string): { pid: number; status: string } | undefined {
  const lines = read(join(cluster, 'postmaster.pid'))?.split('\n')
  const pid = Number(lines?.[0])
  return Number.isInteger(pid) && pid > 0 ? { pid, status: lines?.[7]?.trim() ?? '' } : undefined
}

/**
 * Ends a postmaster that outlived its app, and removes a `postmaster.pid` whose number now belongs to another program. Only for the holder of the
 * folder's lock. Returns whether a live one was ended.
 */
export async function endOrphan(cluster: string): Promise<boolean> {
  const found = readPostmaster(cluster)
  if (!found || processMark(found.pid) === undefined) return false
  if (process.platform !== 'win32' && !commandLine(found.pid)?.includes(cluster)) {
    // PostgreSQL would refuse to start because of the reused number; its shared memory check still guards the data.
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    return false
  }
  await endPostmaster(found.pid)
  return true
}

/** Fast shutdown, then a harder one when it takes longer than any checkpoint. */
export async function endPostmaster(pid: number): Promise<void> {
  const mark = processMark(pid)
  if (mark === undefined) return
  const steps = [
    ['SIGINT', FAST_SHUTDOWN_MS],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_MS],
    ['SIGKILL', IMMEDIATE_SHUTDOWN_MS],
  ] as const
  for (const [signal, patience] of steps) {
    if (!send(pid, signal)) return
    for (let waited = 0; waited < patience; waited += POLL_MS) {
      if (processMark(pid) !== mark) return
      await sleep(POLL_MS)
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

function isSignalable(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function ps(pid: number, column: string): string | undefined {
  const answer = spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' })
  return answer.status === 0 ? answer.stdout.trim() || undefined : undefined
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
