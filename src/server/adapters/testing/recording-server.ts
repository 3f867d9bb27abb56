import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RecordedRequest {
  method: string
  /** Path with its query. */
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export type CannedAnswer = { status?: number; body?: unknown; delayMilliseconds?: number } | 'hang-up'

/** An outside service for tests: records each request and answers as told. */
export interface RecordingServer {
  url: string
  requests: RecordedRequest[]
  close(): Promise<void>
}

/** Starts one on a free port of 127.0.0.1. */
export async function startRecordingServer(
  answer: (request: RecordedRequest, index: number) => CannedAnswer,
): Promise<RecordingServer> {
  const requests: RecordedRequest[] = []
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { method = '', url = '', headers } = incoming
    const request = { method, url, headers, body: Buffer.concat(chunks).toString() }
    const canned = answer(request, requests.push(request) - 1)
    if (canned === 'hang-up') {
      outgoing.destroy()
      return
    }
    const send = () => {
      outgoing.writeHead(canned.status ?? 200, { 'content-type': 'application/json' })
      outgoing.end(typeof canned.body === 'string' ? canned.body : JSON.stringify(canned.body ?? {}))
    }
    if (canned.delayMilliseconds === undefined) send()
    else setTimeout(send, canned.delayMilliseconds).unref()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
