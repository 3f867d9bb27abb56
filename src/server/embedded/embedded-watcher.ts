import { type ChildProcess, spawn } from 'node:child_process'
import type { DatabaseUser } from './embedded-place.ts'

/**
 * A shell that waits until the app is gone (its end of the pipe closes even on SIGKILL) and then interrupts a PostgreSQL program, so that a closed
 * terminal leaves no database running. The caller ends it when the program has ended. `undefined` on Windows.
 */
export function watchOver(program: ChildProcess, user: DatabaseUser | undefined): ChildProcess | undefined {
  if (process.platform === 'win32' || program.pid === undefined) return undefined
  const as = user ? { uid: user.uid, gid: user.gid } : {}
  const watcher = spawn('/bin/sh', ['-c', 'read -r line; kill -INT "$0"', String(program.pid)], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...as,
  })
  watcher.on('error', () => {})
  watcher.stdin?.on('error', () => {})
  watcher.unref()
  return watcher
}
