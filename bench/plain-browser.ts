// Drives Chromium by its own protocol, attached to the tab. Playwright attaches to the page, and then Chromium does not prerender.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess, freePort } from './processes.ts'

/** A tab of it: sends one command (https://chromedevtools.github.io/devtools-protocol/) to the page that it shows, and gives the result. */
export type PlainTab = { send(method: string, parameters?: object): Promise<unknown> }

type Message = {
  id?: number
  result?: unknown
  error?: { message: string }
  method?: string
  params?: { sessionId?: string; targetInfo?: { type: string; subtype?: string; targetId: string } }
}

/** Opens a browser with an empty profile for as long as `visit` takes. */
export async function withPlainBrowser<Result>(
  executablePath: string,
  visit: (tab: PlainTab) => Promise<Result>,
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
    return await visit(await openTab(`http://127.0.0.1:${port}`))
  } finally {
    await endProcess(browser)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function openTab(devtools: string): Promise<PlainTab> {
  const socket = new WebSocket(await addressOf(devtools))
  const waiting = new Map<number, (message: Message) => void>()
  /** The tab's pages by target: the shown one and the prerendered ones. */
  const pages = new Map<string, { sessionId: string; shown: boolean }>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    const { targetInfo: target, sessionId } = message.params ?? {}
    if (target?.type !== 'page') return
    const known = sessionId ?? pages.get(target.targetId)?.sessionId
    if (known) pages.set(target.targetId, { sessionId: known, shown: target.subtype !== 'prerender' })
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let sent = 0
  const send = async <Result>(method: string, params: object, sessionId?: string): Promise<Result> => {
    sent += 1
    const id = sent
    const answer = await new Promise<Message>(resolve => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
    })
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
    return answer.result as Result
  }
  await send('Target.setDiscoverTargets', { discover: true, filter: [{ type: 'page' }] })
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
  })
  const { sessionId: tab } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  })
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, tab)
  return {
    send(method, parameters = {}) {
      const shown = [...pages.values()].findLast(page => page.shown)
      if (!shown) throw new Error('The tab shows no page')
      return send(method, parameters, shown.sessionId)
    },
  }
}

async function addressOf(devtools: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${devtools}/json/version`).catch(() => null)
    if (answer?.ok) return ((await answer.json()) as { webSocketDebuggerUrl: string }).webSocketDebuggerUrl
    await sleep(100)
  }
  throw new Error('Chromium did not answer')
}

/** The value of an expression in the page; a promise is awaited. */
export async function evaluate<Value>(tab: PlainTab, expression: string): Promise<Value> {
  const { result } = (await tab.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })) as { result: { value: Value } }
  return result.value
}
