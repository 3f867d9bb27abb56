// Chromium spoken to by its own protocol: under Playwright it makes no page ready ahead.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess, freePort } from './processes.ts'

/** A page of it: sends one command (https://chromedevtools.github.io/devtools-protocol/) and gives its result. */
export type PlainPage = { send(method: string, parameters?: object): Promise<unknown> }

type Answer = { id?: number; result?: unknown; error?: { message: string } }

/** Opens a browser with an empty profile for as long as `visit` takes. */
export async function withPlainBrowser<Result>(
  executablePath: string,
  visit: (openPage: () => Promise<PlainPage>) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'quorum-bench-browser-'))
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--window-size=1280,844',
  ]
  const browser = spawn(
    executablePath,
    [...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
    { stdio: 'ignore' },
  )
  try {
    return await visit(() => openPage(`http://127.0.0.1:${port}`))
  } finally {
    await endProcess(browser)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function openPage(devtools: string): Promise<PlainPage> {
  const target = await firstAnswer(`${devtools}/json/new?about:blank`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let sent = 0
  return {
    async send(method, parameters = {}) {
      sent += 1
      const answer = await new Promise<Answer>(resolve => {
        waiting.set(sent, resolve)
        socket.send(JSON.stringify({ id: sent, method, params: parameters }))
      })
      if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
      return answer.result
    },
  }
}

async function firstAnswer(address: string): Promise<{ webSocketDebuggerUrl: string }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(address, { method: 'PUT' }).catch(() => null)
    if (answer?.ok) return (await answer.json()) as { webSocketDebuggerUrl: string }
    await sleep(100)
  }
  throw new Error('Chromium did not answer')
}

/** What an expression gives in the page; it may wait. */
export async function evaluate<Value>(page: PlainPage, expression: string): Promise<Value> {
  const { result } = (await page.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })) as { result: { value: Value } }
  return result.value
}
