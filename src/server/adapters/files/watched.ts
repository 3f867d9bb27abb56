import type { FaultLog } from '#server/fault-log.ts'
import type { FileStore } from './port.ts'

/** The same store, with its faults reported. A missing file is none. */
export function watchFiles<Store extends FileStore>(store: Store, faults: FaultLog): Store {
  const watch = async <T>(call: Promise<T>): Promise<T> => {
    try {
      const answer = await call
      faults.recovered('files')
      return answer
    } catch (error) {
      faults.report('files', error)
      throw error
    }
  }
  return {
    ...store,
    put: (key, bytes, options) => watch(store.put(key, bytes, options)),
    putFrom: (key, path, options) => watch(store.putFrom(key, path, options)),
    get: key => watch(store.get(key)),
    facts: key => watch(store.facts(key)),
    readRange: (key, range) => watch(store.readRange(key, range)),
    delete: key => watch(store.delete(key)),
  }
}
