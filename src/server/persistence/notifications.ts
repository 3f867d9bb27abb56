import pg from 'pg'

export type Channel = 'content' | 'clock' | 'live' | 'message'

/** Receives the payload of each NOTIFY; null when some may have been missed. */
export type Hear = (payload: string | null) => void

/**
 * Listens for NOTIFY on its own connection and reconnects when it is lost. After a reconnect every handler gets null once, because news may have been
 * missed. `onConnected` is given each new connection, which lives as long as the process does.
 */
export function listen(
  url: string,
  handlers: Record<Channel, Hear>,
  { onError, onConnected }: { onError(error: Error): void; onConnected?(client: pg.Client): Promise<void> },
): { ready: Promise<void>; close(): Promise<void> } {
  const channels = Object.keys(handlers) as Channel[]
  let client: pg.Client | null = null
  let closed = false

  async function connect(): Promise<void> {
    // Keep-alive, because a connection that only listens would not notice that the network has dropped it.
    const next = new pg.Client({
      connectionString: url,
      application_name: 'quorum-listen',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    const lost = new Promise<void>(resolve => next.once('end', () => resolve()))
    next.on('error', onError)
    next.on('notification', ({ channel, payload }) => handlers[channel as Channel]?.(payload ?? ''))
    try {
      await next.connect()
      for (const channel of channels) await next.query(`listen ${channel}`)
      await onConnected?.(next)
    } catch (error) {
      // Otherwise a half-open listener would never be closed.
      await next.end().catch(() => {})
      throw error
    }
    client = next
    if (closed) return next.end()
    void lost.then(() => again(500))
  }

  function again(milliseconds: number): void {
    if (closed) return
    setTimeout(() => {
      connecting = reconnect()
    }, milliseconds).unref()
  }

  async function reconnect(): Promise<void> {
    if (closed) return
    try {
      await connect()
      for (const channel of channels) handlers[channel](null)
    } catch (error) {
      onError(error as Error)
      again(1000)
    }
  }

  const ready = connect()
  let connecting: Promise<void> = ready
  return {
    ready,
    async close() {
      closed = true
      await connecting.catch(() => {})
      await client?.end()
    },
  }
}
