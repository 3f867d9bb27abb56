import pg from 'pg'

export type Channel = 'content' | 'clock'

/**
 * Listens for NOTIFY on a connection of its own and reconnects when it is lost; after a reconnect every handler runs
 * once, because news may have been missed.
 */
export function listen(
  url: string,
  handlers: Record<Channel, () => void>,
  onError: (error: Error) => void,
): { ready: Promise<void>; close(): Promise<void> } {
  const channels = Object.keys(handlers) as Channel[]
  let client: pg.Client | null = null
  let closed = false

  async function connect(again: boolean): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'quorum-listen' })
    next.on('error', onError)
    next.on('end', () => {
      if (!closed && client === next) setTimeout(() => void connect(true).catch(retry), 500).unref()
    })
    next.on('notification', ({ channel }) => handlers[channel as Channel]?.())
    await next.connect()
    client = next
    for (const channel of channels) await next.query(`listen ${channel}`)
    if (again) for (const channel of channels) handlers[channel]()
  }

  function retry(error: Error): void {
    onError(error)
    if (!closed) setTimeout(() => void connect(true).catch(retry), 1000).unref()
  }

  return {
    ready: connect(false),
    async close() {
      closed = true
      await client?.end()
    },
  }
}
