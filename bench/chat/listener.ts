import { Agent, type IncomingMessage, request } from 'node:http'
import { liveChatEvent } from '#contract/chat.ts'

export type Listener = {
  token: string
  hears(chat: (event: { chatGuid: string; lastNumber: number }) => boolean): Promise<void>
  close(): void
}

/** Opens a stream; resolves when it has been greeted. */
export async function listenTo(port: number, path: string, token: string): Promise<Listener> {
  const waits = new Set<{ wanted: Parameters<Listener['hears']>[0]; done: () => void }>()
  let greeted = () => {}
  const ready = new Promise<void>(resolve => {
    greeted = resolve
  })
  const take = (block: string) => {
    if (block.startsWith('event: ready')) greeted()
    if (!block.startsWith('event: chat')) return
    const event = liveChatEvent.parse(JSON.parse(block.slice(block.indexOf('data: ') + 6)))
    for (const wait of waits) if (wait.wanted(event) && waits.delete(wait)) wait.done()
  }
  const call = request({ port, path: `/api/v2${path}`, agent: false, headers: bearer(token) }, response => {
    let rest = ''
    response.setEncoding('utf8')
    response.on('data', (chunk: string) => {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop() ?? ''
      blocks.forEach(take)
    })
    response.on('error', () => {})
  })
  call.on('error', () => {})
  call.end()
  await ready
  return {
    token,
    hears: wanted => new Promise(done => waits.add({ wanted, done })),
    close: () => call.destroy(),
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** One call of the API with a token; throws on a refusal. */
export function callAs<Body>(
  port: number,
  token: string,
  call: { method: 'GET' | 'POST'; path: string; body?: unknown },
): Promise<Body> {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body)
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        agent,
        method: call.method,
        path: `/api/v2${call.path}`,
        headers: {
          ...bearer(token),
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      response => void readAnswer<Body>(response).then(resolve, reject),
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

async function readAnswer<Body>(response: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${text}`)
  return JSON.parse(text) as Body
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
