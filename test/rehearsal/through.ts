import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'

/** Where the proxy listens, and whom it is taken for. */
export type Door = { port: number; certificate: string }

export type Sent = { method?: string; headers?: Record<string, string>; body?: Buffer | string }

export type Got = { status: number; headers: IncomingHttpHeaders; body: string; bytes: Buffer }

const patience = 30_000

/** One request through the proxy, as a browser at https://forum.example would send it. */
export function sendThrough(door: Door, path: string, sent: Sent = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port: door.port,
        host: '127.0.0.1',
        servername: 'forum.example',
        ca: door.certificate,
        path,
        method: sent.method ?? 'GET',
        headers: { host: 'forum.example', ...sent.headers },
        timeout: patience,
      },
      answer => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: bytes.toString(),
            bytes,
          })
        })
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`no answer to ${path} in ${patience} ms`)))
    asked.on('error', reject)
    asked.end(sent.body)
  })
}
