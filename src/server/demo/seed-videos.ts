import { readFile } from 'node:fs/promises'
import { storedVideoTypes } from '#domain/content/video-place.ts'
import type { FileStore } from '../adapters/files/port.ts'

const folder = new URL('../../../content/', import.meta.url)

/** The one recording that stands in for all of the demo's. */
export const demoVideo = 'videos/guilloche.webm'

/** Copies the demo's recording to the public videos. */
export async function seedVideos(files: FileStore): Promise<void> {
  await files.put(demoVideo, await readFile(new URL(demoVideo, folder)), {
    contentType: storedVideoTypes.webm,
  })
}
