import type { GateDeviceFacts, GatePerson, GateSnapshot } from '#contract/gate.ts'
import type { GateList, GateListLimits } from '#domain/gate/gate-list.ts'
import type { GateForum } from '#domain/gate/gate-verdict.ts'

/** What the device knows without a network: the list as the server made it, changed by what it has sent since. */
export type DeviceList = {
  number: number
  /** Milliseconds since 1970 UTC, by the forum's clock. */
  madeAt: number
  /** What is added to a machine's clock to have the forum's: nothing, but in a demo. */
  clockShift: number
  device: GateDeviceFacts
  limits: GateListLimits
  forum: GateForum
  publicKeys: GateSnapshot['publicKeys']
  revocationNumber: number | null
  /** The greatest number of a list of revocations that this device has ever seen. */
  greatestSeen: number
  /** The greatest void counter of each pass. */
  revoked: ReadonlyMap<string, number>
  people: ReadonlyMap<string, GatePerson>
  /** Passes that were inside when it was made. */
  inside: readonly string[]
}

/** The list after what the server has sent, and the blocks of people that have changed with it; null for all of them. */
export type ListChange = { list: DeviceList; changed: ReadonlySet<number> | null }

/** Takes over a snapshot. Whatever it says of revocations is kept, so that a list that goes back is refused instead of hidden. */
export function takeSnapshot(before: DeviceList | null, snapshot: GateSnapshot): ListChange {
  const whole = snapshot.whole || before === null
  const people = new Map(whole ? [] : before.people)
  for (const person of snapshot.people) people.set(person.pass, person)
  for (const pass of snapshot.gone) people.delete(pass)
  const touched = [...snapshot.people.map(({ pass }) => pass), ...snapshot.gone]
  const { number, items } = snapshot.revocations
  return {
    list: {
      number: snapshot.number,
      madeAt: Date.parse(snapshot.madeAt),
      clockShift: snapshot.clockShiftMilliseconds,
      device: snapshot.device,
      limits: snapshot.limits,
      forum: snapshot.edition,
      publicKeys: snapshot.publicKeys,
      revocationNumber: number,
      greatestSeen: Math.max(before?.greatestSeen ?? 0, number),
      revoked: new Map(items.map(({ pass, counter }) => [pass, counter])),
      people,
      inside: snapshot.inside,
    },
    changed: whole ? null : new Set(touched.map(blockOf)),
  }
}

/** What `judgeList` asks. */
export function ageFacts(list: DeviceList | null): GateList | null {
  return (
    list && { madeAt: list.madeAt, revocationNumber: list.revocationNumber, greatestSeen: list.greatestSeen }
  )
}

/** People are kept in so many parts, so that a small change writes little. */
export const blockCount = 64

/** By the end of the guid, which is random; its beginning is the time. */
export function blockOf(pass: string): number {
  return Number.parseInt(pass.slice(-2), 16) % blockCount
}
