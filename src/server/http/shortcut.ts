import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { mostHeaderBytes } from './client-error.ts'
import { limitedRequests, limitSilence, type Patience, patience } from './connection-limits.ts'
import { type PreparedResponse, sendPrepared } from './prepared-response.ts'
import { stopListening } from './stop-listening.ts'

/** Looks for a ready answer; `path` is the address without its query. Never waits. */
export type FindReady = (path: string, request: IncomingMessage) => PreparedResponse | null

/**
 * Sends ready answers from memory before any routing. They are the same for everybody and cost almost nothing, so neither hooks nor load shedding are
 * needed. Everything else goes to `handle`. It also knows the connections, and so how the server leaves without losing a request (decision 054).
 */
export function createShortcut() {
  const finders: FindReady[] = []
  const servers = new Set<Server>()
  const connections = new Set<Socket>()
  /** Connections that have not sent a request: browsers open them in advance, and Node does not count them as idle. */
  const fresh = new Set<Socket>()
  let leaving = false
  let closing = false
  let tellEmptied = () => {}
  let answers = 0

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
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

  /** Resolves when no connection is open. */
  function emptied(): Promise<void> {
    if (connections.size === 0) return Promise.resolve()
    return new Promise(resolve => {
      tellEmptied = resolve
    })
  }

  return {
    find(finder: FindReady): void {
      finders.push(finder)
    },
    /** From now on readiness is denied; everything is still served. */
    leave(): void {
      leaving = true
    },
    isLeaving: () => leaving,
    /** Takes no more connections, and ends the open ones with their next answer. */
    async stopListening(): Promise<void> {
      // Right after the loop has taken in what was waiting, so that as few as possible arrive at a port that closes.
      await setImmediate()
      for (const server of servers) stopListening(server)
      // Only now: whoever is told to close comes back at once, and would arrive at a port that closes.
      closing = true
    },
    emptied,
    /** Lets busy connections finish and ends those that would only be waited for. */
    close(): void {
      leaving = true
      closing = true
      for (const socket of fresh) socket.destroy()
    },
    /** Resolves when the last request is answered, after `milliseconds` at the latest; until then the database is needed. */
    async finished(milliseconds: number): Promise<void> {
      for (const server of servers) server.closeIdleConnections()
      const late = new AbortController()
      await Promise.race([emptied(), sleep(milliseconds, null, { signal: late.signal }).catch(() => {})])
      late.abort()
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
        if (closing) response.setHeader('Connection', 'close')
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
        connections.add(socket)
        fresh.add(socket)
        socket.once('close', () => {
          connections.delete(socket)
          fresh.delete(socket)
          if (connections.size === 0) tellEmptied()
        })
      })
      servers.add(server)
      return server.setTimeout(times.connection)
    },
  }
}

export type Shortcut = ReturnType<typeof createShortcut>
