import type { LiveEventName } from '#contract/chat.ts'

export type LiveEvent = { event: LiveEventName; data: Record<string, unknown> }

/** A listener of an event stream over a real connection. */
export type OpenStream = {
  response: Response
  /** Everything received so far. */
  events: LiveEvent[]
  of(event: LiveEventName): LiveEvent['data'][]
  /** The number of keep-alive comments received. */
  beats: () => number
  ended: Promise<void>
  close(): void
}

/** Opens a stream as a browser does with fetch; `path` is under /api/v2. */
export async function openStream(port: number, path: string, token?: string): Promise<OpenStream> {
  const hangUp = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/api/v2${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: hangUp.signal,
  })
  const events: LiveEvent[] = []
  let beats = 0
  const take = (block: string) => {
    const lines = new Map(block.split('\n').map(line => line.split(/: ?(.*)/s) as [string, string]))
    if (lines.has('')) beats += 1
    const event = lines.get('event')
    if (event) events.push({ event: event as LiveEventName, data: JSON.parse(lines.get('data') ?? '{}') })
  }
  const read = async () => {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      const blocks = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      blocks.forEach(take)
    }
  }
  return {
    response,
    events,
    of: event => events.filter(one => one.event === event).map(({ data }) => data),
    beats: () => beats,
    ended: response.ok ? read().catch(() => {}) : Promise.resolve(),
    close: () => hangUp.abort(),
  }
}
