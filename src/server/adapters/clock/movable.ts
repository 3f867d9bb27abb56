import type { Clock } from './port.ts'

/** When the machine's clock was at `anchoredAt`, the edition's clock was set to `value`; it ticks on from there. */
export interface ClockAnchor {
  anchoredAt: Date
  value: Date
}

export interface MovableClock extends Clock {
  /** Sets the edition's time and saves the anchor, so that other instances can follow. */
  move(value: Date): Promise<void>
  /** Reads the saved anchor again, after another instance has moved the clock. */
  refresh(): Promise<void>
}

/**
 * The clock of demo and test mode.
 * @param options.initial the edition's time when no anchor has been saved yet
 * @param options.load reads the saved anchor; null when there is none
 * @param options.save keeps the anchor where every instance can load it
 * @param options.wall the machine's time; given by tests alone
 */
export async function openMovableClock(options: {
  initial: Date
  load(): Promise<ClockAnchor | null>
  save(anchor: ClockAnchor): Promise<void>
  wall?(): Date
}): Promise<MovableClock> {
  const wall = options.wall ?? (() => new Date())
  let anchor = await options.load()
  if (anchor === null) {
    anchor = { anchoredAt: wall(), value: options.initial }
    await options.save(anchor)
  }
  let current: ClockAnchor = anchor
  return {
    now: () => new Date(current.value.getTime() + (wall().getTime() - current.anchoredAt.getTime())),
    wall,
    async move(value) {
      const moved = { anchoredAt: wall(), value }
      await options.save(moved)
      current = moved
    },
    async refresh() {
      current = (await options.load()) ?? current
    },
  }
}
