import { createHash } from 'node:crypto'
import type { Database } from '#server/persistence/database.ts'
import { listGateEntries, lockGateList, saveGateEntries } from '#server/persistence/gate-list-queries.ts'
import { type GatePersonRow, listGatePeople } from '#server/persistence/gate-pass-queries.ts'

export type MadeGateList = {
  /** Never goes back while the database is the same. */
  number: number
  people: (GatePersonRow & { changedIn: number })[]
  /** Passes that have left the list, with the number under which they did. */
  gone: { pass: string; changedIn: number }[]
}

/** The list that is being made for an edition, which all devices share that ask meanwhile. */
const inTheMaking = new WeakMap<Database, Map<string, Promise<MadeGateList>>>()

/**
 * Everybody with a pass, and under which number each last changed. The whole list is read and compared with the digests of the last one, so that whatever
 * changed it (a status, a name, a photograph, a driver) reaches the devices, and no place that changes something has to think of them.
 */
export function makeGateList(database: Database, editionGuid: string): Promise<MadeGateList> {
  const lists = inTheMaking.get(database) ?? new Map<string, Promise<MadeGateList>>()
  inTheMaking.set(database, lists)
  const running = lists.get(editionGuid)
  if (running) return running
  const made = make(database, editionGuid).finally(() => lists.delete(editionGuid))
  lists.set(editionGuid, made)
  return made
}

function make(database: Database, editionGuid: string): Promise<MadeGateList> {
  return database.transaction().execute(async tx => {
    const before = await lockGateList(tx, editionGuid)
    const rows = await listGatePeople(tx, { editionGuid })
    const known = new Map(
      (await listGateEntries(tx, editionGuid)).map(entry => [entry.passGuid, entry] as const),
    )
    const next = before + 1n
    const listed = new Set(rows.map(({ pass }) => pass))
    const digests = rows.map(row => ({ passGuid: row.pass, digest: digestOf(row) }))
    const changed = digests.filter(
      ({ passGuid, digest }) => !(known.get(passGuid)?.digest?.equals(digest) ?? false),
    )
    const left = [...known.values()]
      .filter(({ passGuid, digest }) => digest !== null && !listed.has(passGuid))
      .map(({ passGuid }) => ({ passGuid, digest: null }))
    if (changed.length + left.length > 0)
      await saveGateEntries(tx, { editionGuid, number: next }, [...changed, ...left])
    const now = new Set([...changed, ...left].map(({ passGuid }) => passGuid))
    const changedIn = (pass: string) => Number(now.has(pass) ? next : (known.get(pass)?.number ?? next))
    return {
      number: Number(now.size > 0 ? next : before),
      people: rows.map(row => ({ ...row, changedIn: changedIn(row.pass) })),
      gone: [...known.keys()]
        .filter(pass => !listed.has(pass))
        .map(pass => ({ pass, changedIn: changedIn(pass) })),
    }
  })
}

function digestOf({ storageKey: _, ...told }: GatePersonRow): Buffer {
  return createHash('sha256').update(JSON.stringify(told)).digest().subarray(0, 12)
}
