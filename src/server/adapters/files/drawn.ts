import { LRUCache } from 'lru-cache'
import { type DrawnImage, parseDrawnImagePath } from '#domain/image/image-path.ts'
import type { FileStore } from './port.ts'

/** Cached drawings: a page asks for several sizes of the same one in a row. */
const kept = 24

/**
 * A store in which the demo's pictures seem to lie: a drawing (`drawn/speaker/….webp`) is drawn when it is read and never written, so that the first
 * start does not wait for them. `draw` gives null for a wish that it does not grant. Everything else goes to the real store.
 */
export function drawsPictures(
  store: FileStore,
  draw: (wish: DrawnImage) => Promise<Buffer | null>,
): FileStore {
  const latest = new LRUCache<string, Buffer>({ max: kept })
  return {
    put: (key, bytes, options) => store.put(key, bytes, options),
    putFrom: (key, path, options) => store.putFrom(key, path, options),
    delete: key => store.delete(key),
    facts: key => store.facts(key),
    readRange: (key, range) => store.readRange(key, range),
    async get(key) {
      const wish = parseDrawnImagePath(key)
      if (!wish) return store.get(key)
      const bytes = latest.get(key) ?? (await draw(wish))
      if (!bytes) return null
      latest.set(key, bytes)
      return { bytes, contentType: 'image/webp', size: bytes.length }
    },
  }
}
