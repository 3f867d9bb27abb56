import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { endPostmaster } from './embedded-process.ts'

export interface RunningServer {
  server: ChildProcess
  watcher: ChildProcess | undefined
}

const RESTART_PAUSES_MS = [0, 200, 500, 1_000, 2_000, 5_000]

/** Restarts the server at the same address whenever it dies by itself, without limit. Returns the stop, after which nothing is left running. */
export function keepRunning(
  first: RunningServer,
  start: () => Promise<RunningServer>,
  log: (line: string) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  let running = first
  let settled = Promise.resolve()

  const watch = (current: RunningServer) => {
    running = current
    current.server.unref()
    const onExit = () => {
      current.watcher?.kill()
      if (!stopping.signal.aborted) settled = restart()
    }
    if (hasEnded(current.server)) onExit()
    else current.server.once('exit', onExit)
  }

  const restart = async () => {
    log('The database ended unexpectedly; starting it again.')
    let lastReason = ''
    for (let attempt = 0; !stopping.signal.aborted; attempt++) {
      try {
        await sleep(RESTART_PAUSES_MS[attempt] ?? RESTART_PAUSES_MS.at(-1), undefined, {
          signal: stopping.signal,
        })
        watch(await start())
        log('The database is back.')
        return
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        if (!stopping.signal.aborted && reason !== lastReason) log(reason)
        lastReason = reason
      }
    }
  }

  watch(first)
  return async () => {
    stopping.abort()
    await settled
    running.watcher?.kill()
    if (running.server.pid !== undefined && !hasEnded(running.server)) await endPostmaster(running.server.pid)
  }
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}
