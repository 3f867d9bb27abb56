import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { mostHeaderBytes } from './client-error.ts'
import { type PreparedResponse, sendPrepared } from './prepared-response.ts'

/** Looks for an answer that lies ready; `path` is the address without its query. Never waits. */
export type FindReady = (path: string, request: IncomingMessage) => PreparedResponse | null

/**
 * Sends what lies ready in memory before any routing. Such an answer is the same for everybody and costs next to nothing, so
 * neither hooks nor the shedding of load need a say in it. Everything else goes on to `handle`, and so does everything once the
 * server is closing: there connections that stay busy are told to close.
 */
export function createShortcut() {
  const finders: FindReady[] = []
  /** Connections that have asked for nothing yet: browsers open them in advance, and Node does not count them as idle. */
  const fresh = new Set<Socket>()
  let closing = false
  let answers = 0

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (closing || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const { url = '' } = request
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    for (const find of finders) {
      const ready = find(path, request)
      if (!ready) continue
      answers += 1
      sendPrepared(request, response, ready)
      return true
    }
    return false
  }

  return {
    find(finder: FindReady): void {
      finders.push(finder)
    },
    /** From here on connections come to their end; those that would only be waited for are ended at once. */
    close(): void {
      closing = true
      for (const socket of fresh) socket.destroy()
    },
    /** How many requests were answered here so far. */
    answers: () => answers,
    /** The HTTP server of Fastify with this in front; times in milliseconds. */
    serve(
      handle: RequestListener,
      times: { request: number; connection: number; keepAlive: number },
    ): Server {
      const server = createServer(
        {
          requestTimeout: times.request,
          keepAliveTimeout: times.keepAlive,
          maxHeaderSize: mostHeaderBytes,
        },
        (request, response) => {
          fresh.delete(request.socket)
          if (!answer(request, response)) handle(request, response)
        },
      )
      server.on('connection', socket => {
        fresh.add(socket)
        socket.once('close', () => fresh.delete(socket))
      })
      return server.setTimeout(times.connection)
    },
  }
}

export type Shortcut = ReturnType<typeof createShortcut>
