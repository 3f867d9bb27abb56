import { randomUUID } from 'node:crypto'
import { type PlayedService, playService } from './played-service.ts'

export type Sms = { to: string; text: string; reference: string }

export type RehearsalSms = PlayedService & {
  /** For SMS_GATEWAY. */
  settings: string
  /** What was taken, the oldest first, each message once. */
  texts(to?: string): Sms[]
  /** Waits for a code that was not among those seen before, and gives its six digits. */
  nextCode(to: string, seen?: number): Promise<string>
}

const key = 'Bearer of-the-gateway'
const longestWait = 20_000

/** An SMS gateway with JSON over HTTP. A repeated reference is the same message. */
export async function startSms(): Promise<RehearsalSms> {
  const taken = new Map<string, Sms>()
  const played = await playService(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (request.headers.authorization !== key) return send(401, { error: 'wrong key' })
    const { to, text, reference } = JSON.parse(Buffer.concat(chunks).toString()) as Sms
    if (!taken.has(reference)) taken.set(reference, { to: `+${to}`, text, reference })
    return send(200, { id: randomUUID() })
  })
  const texts = (to?: string) => [...taken.values()].filter(sms => to === undefined || sms.to === to)
  return {
    ...played,
    settings: JSON.stringify({
      method: 'POST',
      url: `${played.url}/sms`,
      headers: { authorization: key },
      body: '{"to":"{digits}","text":"{text}","reference":"{reference}"}',
      response: { idPath: 'id' },
    }),
    texts,
    async nextCode(to, seen = 0) {
      for (let waited = 0; waited < longestWait; waited += 50) {
        const code = texts(to)
          .slice(seen)
          .flatMap(({ text }) => /#(\d{6})\b/.exec(text)?.[1] ?? [])
          .at(-1)
        if (code) return code
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      throw new Error('no code has come')
    },
  }
}
