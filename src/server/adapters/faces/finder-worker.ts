import { type ChildProcess, fork } from 'node:child_process'
import type { FinderAnswer, FinderRequest } from './finder-message.ts'
import type { SeenFaces } from './port.ts'

export type FinderWorker = {
  /** Whether it has loaded its models. */
  ready(): boolean
  ask(request: Omit<FinderRequest, 'id'>, answered: (answer: SeenFaces | { fault: string }) => void): void
  kill(): void
}

/** How much of the process's last output is kept to explain its death. */
const rememberedOutput = 1000

/**
 * Starts one process that looks at pictures, without our environment, because it needs no secret. `onExit` is called once when it is gone, with the
 * reason unless we killed it.
 */
export function startFinderWorker(
  script: URL,
  parts: { onReady: () => void; onExit: (fault: string | null) => void },
): FinderWorker {
  const child = fork(script, [], {
    serialization: 'advanced',
    execArgv: [],
    // With one malloc arena the memory of a picture is returned to the system.
    env: { MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let state: 'loading' | 'ready' | 'gone' = 'loading'
  let killed = false
  let asked = 0
  let waiting: { id: number; answered: (answer: SeenFaces | { fault: string }) => void } | null = null
  const lastWords = listenToErrors(child)

  const gone = (fault: string) => {
    if (state === 'gone') return
    state = 'gone'
    parts.onExit(killed ? null : fault)
  }
  child.on('error', error => gone(error.message))
  child.on('exit', (code, signal) => gone(`ended by ${signal ?? code}: ${lastWords()}`))
  child.on('message', (message: FinderAnswer) => {
    if ('ready' in message) {
      state = 'ready'
      return parts.onReady()
    }
    if (message.id !== waiting?.id) return
    const { answered } = waiting
    waiting = null
    answered('seen' in message ? message.seen : { fault: message.fault })
  })

  return {
    ready: () => state === 'ready',
    ask(request, answered) {
      asked += 1
      waiting = { id: asked, answered }
      // If the process has just died, its exit event tells.
      child.send({ id: asked, ...request } satisfies FinderRequest, () => {})
    },
    kill() {
      killed = true
      child.kill('SIGKILL')
    },
  }
}

function listenToErrors(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    text = (text + part).slice(-rememberedOutput)
  })
  return () => text.trim() || 'without a word'
}
