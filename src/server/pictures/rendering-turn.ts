import { refuse } from '../refuse.ts'
import { createPictureGate, type GateTicket, pictureGate } from './picture-gate.ts'

/** Where public renderings wait. Only as many as it has slots reach the picture gate itself, so that they never block an upload. */
const renderingRoom = createPictureGate({
  slots: 2,
  waiting: 96,
  waitingPerActor: 48,
  decodedBytes: 0,
})

/** Who asks for a public picture that has yet to be rendered. */
export type RenderingWish = {
  /** Identifies the caller at the gate. */
  visitor: string
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
  /** Called when the picture is not cached; refuses callers who ask for too many of those. */
  admit: () => void
}

/** Renders a public picture when its turn has come. */
export function atRenderingTurn<Result>(
  { visitor, signal, admit }: RenderingWish,
  work: (ticket: GateTicket) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  admit()
  return renderingRoom.run(visitor, () => pictureGate.run(visitor, work, signal), signal)
}

/**
 * Shares one rendering among several callers: when the one it is made for goes away, the next one continues it. A caller who is gone gets
 * `service_busy`, which nobody reads.
 */
export async function askWhileWaitedFor<Result>(
  signal: AbortSignal,
  ask: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted) refuse('service_busy', { retryAfterSeconds: 2 })
      if (!(error instanceof Error && error.name === 'AbortError')) throw error
    }
  }
}
