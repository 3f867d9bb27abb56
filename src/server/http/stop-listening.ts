import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/**
 * Closes the port and nothing else: what `net.Server` documents for its `close`, which `http.Server` extends to end idle connections too. On one of those
 * a request may be on its way (decision 054).
 */
export function stopListening(server: Server): void {
  if (server.listening) NetServer.prototype.close.call(server)
}
