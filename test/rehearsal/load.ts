import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'

export type LoadResult = {
  answered: number
  /** Answers by status. */
  statuses: Record<string, number>
  /** Requests that were sent, or may have been, and have no answer, by the fault's code. */
  lost: Record<string, number>
  /** Connections that were refused: nothing was sent. */
  refused: number
}

type Target = { port: number; certificate?: string }

type Sent = { method: string; path: string; body?: string }

/** Callers on kept-alive connections that ask one thing after another until `end` is called, or until nothing listens any more. */
export function startLoad(
  target: Target,
  { callers, requests }: { callers: number; requests: readonly Sent[] },
): { end(): Promise<LoadResult> } {
  const result: LoadResult = { answered: 0, statuses: {}, lost: {}, refused: 0 }
  const agent = target.certificate
    ? new SecureAgent({
        keepAlive: true,
        maxSockets: callers,
        ca: target.certificate,
        servername: 'forum.example',
      })
    : new PlainAgent({ keepAlive: true, maxSockets: callers })
  const ask = target.certificate ? secureRequest : plainRequest
  let ended = false

  // The limits are for each address; Linux has all of 127.0.0.0/8 to come from.
  const addressOf = (caller: number) =>
    target.certificate && process.platform === 'linux' ? { localAddress: `127.0.1.${caller + 1}` } : {}

  const once = ({ method, path, body }: Sent, caller: number) =>
    new Promise<boolean>(resolve => {
      const sent = ask({
        agent,
        ...addressOf(caller),
        method,
        path,
        port: target.port,
        host: '127.0.0.1',
        headers: {
          host: 'forum.example',
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      })
      const lose = ({ code = 'unknown' }: NodeJS.ErrnoException) => {
        if (code === 'ECONNREFUSED') result.refused += 1
        else result.lost[code] = (result.lost[code] ?? 0) + 1
        resolve(code !== 'ECONNREFUSED')
      }
      sent.on('error', lose)
      sent.on('response', (answer: IncomingMessage) => {
        answer.on('error', lose)
        answer.on('end', () => {
          result.answered += 1
          const key = `${method} ${answer.statusCode}`
          result.statuses[key] = (result.statuses[key] ?? 0) + 1
          resolve(true)
        })
        answer.resume()
      })
      sent.end(body)
    })

  async function call(number: number): Promise<void> {
    for (let round = number; !ended; round += 1) {
      const next = requests[round % requests.length]
      if (!next || !(await once(next, number))) return
    }
  }

  const working = Promise.all(Array.from({ length: callers }, (_, number) => call(number)))
  return {
    async end() {
      ended = true
      await working
      agent.destroy()
      return result
    },
  }
}
