/** Where a vault keeps its records: the browser's database, or a map in tests. */
export type VaultPlace = {
  read: (name: string) => Promise<unknown>
  /** Every record whose name begins so. */
  readAll: (prefix: string) => Promise<[name: string, record: unknown][]>
  /** All of them or none; `undefined` removes one. */
  write: (records: Record<string, unknown>) => Promise<void>
  clear: () => Promise<void>
}

const store = 'records'

/** The browser's own database: unlike the storage of `kept` it holds megabytes, and keys that no script can read out. */
export function browserPlace(name: string): VaultPlace {
  let opening: Promise<IDBDatabase> | null = null
  const database = () => {
    opening ??= openDatabase(name, () => {
      opening = null
    })
    return opening
  }
  const inStore = async <Result>(
    mode: IDBTransactionMode,
    work: (records: IDBObjectStore) => IDBRequest<Result> | undefined,
  ): Promise<Result | undefined> => {
    const transaction = (await database()).transaction(store, mode)
    const request = work(transaction.objectStore(store))
    await ended(transaction)
    return request?.result
  }
  return {
    read: name => inStore('readonly', records => records.get(name)),
    async readAll(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
      const transaction = (await database()).transaction(store, 'readonly')
      const records = transaction.objectStore(store)
      const [names, found] = [records.getAllKeys(range), records.getAll(range)]
      await ended(transaction)
      return names.result.map((name, index) => [String(name), found.result[index]])
    },
    async write(changes) {
      await inStore('readwrite', records => {
        for (const [name, record] of Object.entries(changes))
          if (record === undefined) records.delete(name)
          else records.put(record, name)
        return undefined
      })
    },
    async clear() {
      await inStore('readwrite', records => records.clear())
    },
  }
}

function openDatabase(name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(name, 1)
    request.onupgradeneeded = () => void request.result.createObjectStore(store)
    request.onsuccess = () => {
      const database = request.result
      database.onclose = onClosed
      // Another tab of a newer version must not wait for this one.
      database.onversionchange = () => {
        database.close()
        onClosed()
      }
      resolve(database)
    }
    request.onerror = () => {
      onClosed()
      reject(request.error)
    }
  })
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
