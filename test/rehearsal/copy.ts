import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** One copy of the app in a process of its own. */
export type Copy = {
  port: number
  process: ChildProcess
  /** What it has written so far, both outputs together. */
  output(): string
  /** Whether `/readyz` is green; false as well when nothing answers. */
  isReady(): Promise<boolean>
  /** Sends the signal to that one process and waits for its end; gives the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  exited: Promise<number | null>
}

export type CopyOptions = {
  environment: Record<string, string>
  /** By default the bare server. */
  program?: { command: string; args: string[]; folder: string }
  port?: number
}

/** Starts a copy without waiting for it: nothing of this process's own settings is passed on. */
export async function launchCopy({ environment, program, port }: CopyOptions): Promise<Copy> {
  const chosen = port ?? (await freePort())
  const { command, args, folder } = program ?? {
    command: process.execPath,
    args: ['src/server/main.ts'],
    folder: project,
  }
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(chosen), ...environment },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const isReady = () =>
    fetch(`http://127.0.0.1:${chosen}/readyz`).then(
      answer => answer.ok,
      () => false,
    )
  return {
    port: chosen,
    process: child,
    output: () => text,
    isReady,
    exited,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      return exited
    },
  }
}

/** Starts a copy and waits until it is ready; throws with its output when it ends before. */
export async function startCopy(options: CopyOptions): Promise<Copy> {
  const copy = await launchCopy(options)
  for (let waited = 0; !(await copy.isReady()); waited += 50) {
    if (copy.process.exitCode !== null || waited > 60_000) {
      copy.process.kill('SIGKILL')
      throw new Error(`The copy did not start:\n${copy.output()}`)
    }
    await sleep(50)
  }
  return copy
}

/** A port of 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port was given')
  return address.port
}
