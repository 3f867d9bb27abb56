import { refuse } from '../refuse.ts'
import { createPictureGate, type GateTicket, pictureGate } from './picture-gate.ts'

/** Where renderings for everybody wait. No more of them than its slots stand at the gate itself, so that they never keep an upload from it. */
const renderingRoom = createPictureGate({
  slots: 2,
  waiting: 96,
  waitingPerActor: 48,
  decodedBytes: 0,
})

/** Who asks for a public picture that must be made first. */
export type RenderingWish = {
  /** Takes the turn at the gate. */
  visitor: string
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
  /** Asked when the picture does not lie ready; refuses whoever asks for too many of those. */
  admit: () => void
}

/** Makes a public picture when its turn has come. */
export function atRenderingTurn<Result>(
  { visitor, signal, admit }: RenderingWish,
  work: (ticket: GateTicket) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  admit()
  return renderingRoom.run(visitor, () => pictureGate.run(visitor, work, signal), signal)
}

/**
 * Asks for what many may wait for while it is made for one of them: when that one goes away, the next has it made. Whoever is gone gets
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
