import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `well` answers as it should; a number is the status of every answer; `silent` takes the request and never answers. */
export type Condition = 'well' | 'silent' | number

/** A service outside that is played, and may fall ill. */
export type PlayedService = {
  url: string
  /** Requests that reached it, in any condition. */
  asked(): number
  become(condition: Condition): void
  isWell(): boolean
  /** Nothing listens at its port any more. */
  goDown(): Promise<void>
  /** Listens at the same port again, and is well. */
  comeBack(): Promise<void>
  close(): Promise<void>
}

/** Puts what answers on a free port of 127.0.0.1, where it may fall ill. */
export async function playService(answer: RequestListener): Promise<PlayedService> {
  let condition: Condition = 'well'
  let asked = 0
  let server: Server | null = null
  let port = 0
  const silenced = new Set<ServerResponse>()

  const listener: RequestListener = (request, response) => {
    asked += 1
    if (condition === 'well') return answer(request, response)
    if (condition === 'silent') {
      silenced.add(response)
      response.on('close', () => silenced.delete(response))
      return undefined
    }
    // What was sent is read to its end, or the sender sees a broken connection instead of the status.
    request.resume()
    response.writeHead(condition, { 'content-type': 'application/json' })
    return response.end('{}')
  }

  async function comeBack(): Promise<void> {
    if (server) return
    condition = 'well'
    server = createServer(listener)
    await new Promise<void>((resolve, reject) =>
      server?.once('error', reject).listen(port, '127.0.0.1', resolve),
    )
    port = (server.address() as AddressInfo).port
  }

  async function goDown(): Promise<void> {
    const leaving = server
    server = null
    if (!leaving) return
    await new Promise<void>(resolve => {
      leaving.close(() => resolve())
      leaving.closeAllConnections()
    })
  }

  await comeBack()
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    become(next) {
      condition = next
      for (const response of silenced) response.destroy()
    },
    isWell: () => server !== null && condition === 'well',
    goDown,
    comeBack,
    close: goDown,
  }
}
