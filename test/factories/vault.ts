import type { VaultPlace } from '#web/kit/kept/vault-place.ts'

/** A place for a vault that lasts as long as the object. */
export function memoryPlace(): VaultPlace & { records: Map<string, unknown> } {
  const records = new Map<string, unknown>()
  return {
    records,
    read: async name => records.get(name),
    readAll: async prefix => [...records].filter(([name]) => name.startsWith(prefix)),
    async write(changes) {
      for (const [name, record] of Object.entries(changes))
        if (record === undefined) records.delete(name)
        else records.set(name, record)
    },
    clear: async () => records.clear(),
  }
}
