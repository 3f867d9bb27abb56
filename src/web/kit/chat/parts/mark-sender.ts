type Marks = { received: number; read: number }

type MarkSenderParts = {
  send: (marks: { received?: number; read?: number }) => Promise<unknown>
  /** The marks that the server last reported. */
  known: () => Marks
  onMarked: (marks: Marks) => void
}

/**
 * Reports how far this side has received and read, one call at a time and always the newest state. A failed call is not repeated, because the next
 * mark includes it.
 */
export function createMarkSender({ send, known, onMarked }: MarkSenderParts) {
  const wanted: Marks = { received: 0, read: 0 }
  let running = false

  async function run(): Promise<void> {
    if (running) return
    running = true
    try {
      for (;;) {
        const told = known()
        const body = {
          ...(wanted.received > told.received && { received: wanted.received }),
          ...(wanted.read > told.read && { read: wanted.read }),
        }
        if (Object.keys(body).length === 0) break
        const sent = { ...wanted }
        await send(body)
        onMarked(sent)
      }
    } catch {
      // The next mark tries again.
    } finally {
      running = false
    }
  }

  return {
    received(number: number): void {
      wanted.received = Math.max(wanted.received, number)
      void run()
    },
    read(number: number): void {
      wanted.received = Math.max(wanted.received, number)
      wanted.read = Math.max(wanted.read, number)
      void run()
    },
  }
}
