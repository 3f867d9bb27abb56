import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { mostHeaderBytes } from './client-error.ts'
import { limitedRequests, limitSilence, type Patience, patience } from './connection-limits.ts'
import { type PreparedResponse, sendPrepared } from './prepared-response.ts'

/** Looks for a ready answer; `path` is the address without its query. Never waits. */
export type FindReady = (path: string, request: IncomingMessage) => PreparedResponse | null

/**
 * Sends ready answers from memory before any routing. They are the same for everybody and cost almost nothing, so neither hooks nor load shedding are
 * needed. Everything else goes to `handle`, and so does everything once the server is closing, because `handle` tells busy connections to close.
 */
export function createShortcut() {
  const finders: FindReady[] = []
  /** Connections that have not sent a request: browsers open them in advance, and Node does not count them as idle. */
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
    /** Lets busy connections finish and ends those that would only be waited for. */
    close(): void {
      closing = true
      for (const socket of fresh) socket.destroy()
    },
    answers: () => answers,
    /** Fastify's HTTP server behind this shortcut; times in milliseconds. */
    serve(
      handle: RequestListener,
      times: { request: number; connection: number; keepAlive: number; patience?: Patience },
    ): Server {
      const limits = times.patience ?? patience
      const listener: RequestListener = (request, response) => {
        fresh.delete(request.socket)
        if (!answer(request, response)) handle(request, response)
      }
      const server = createServer(
        {
          headersTimeout: Math.min(limits.headers, times.request),
          requestTimeout: times.request,
          connectionsCheckingInterval: limits.check,
          keepAliveTimeout: times.keepAlive,
          maxHeaderSize: mostHeaderBytes,
        },
        limitedRequests(listener, { connection: times.connection, patience: limits }),
      )
      limitSilence(server, limits)
      server.on('connection', socket => {
        fresh.add(socket)
        socket.once('close', () => fresh.delete(socket))
      })
      return server.setTimeout(times.connection)
    },
  }
}

export type Shortcut = ReturnType<typeof createShortcut>
