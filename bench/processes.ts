import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Root of the project, with a slash at the end. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url))

/** A program of bench/ that answers each message over its channel with one message. */
export type Helper<Question, Answer> = {
  pid: number
  ask(question: Question): Promise<Answer>
  stop(): Promise<void>
}

/** Starts a program of bench/ (a path from there) with the same Node as this one. */
export function startHelper<Question extends object, Answer>(path: string): Helper<Question, Answer> {
  const child = fork(`${projectFolder}bench/${path}`, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return {
    pid: child.pid ?? 0,
    async ask(question) {
      const answer = once(child, 'message').then(([message]) => message as Answer)
      child.send(question)
      const failed = ended.then((code): never => {
        throw new Error(`${path} ended with code ${code}`)
      })
      return Promise.race([answer, failed])
    },
    stop: () => endProcess(child),
  }
}

/** Asks a process to end, and makes it end after `patienceMs`. Resolves when it is gone. */
export async function endProcess(child: ChildProcess, patienceMs = 15_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await gone
  clearTimeout(timer)
}

/** Memory that a process holds now, in MB (10^6 bytes): RSS of /proc. */
export function residentMegabytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return (Number(kibibytes) * 1024) / 1e6
}

/** Processor time of a process so far, user and system, in seconds; steps of 10 ms. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** A port of 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No port was given')
  return address.port
}
