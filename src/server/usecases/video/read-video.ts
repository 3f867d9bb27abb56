import type { Readable } from 'node:stream'
import { judgeVideoPath } from '#domain/content/video-place.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'

export type PublicVideo = {
  contentType: string
  /** Bytes. */
  size: number
  /** Changes when the video is replaced. */
  tag: string
  /** A part of it, first and last byte included, streamed rather than held whole. */
  read(range: { first: number; last: number }): Promise<Readable>
}

/** A public video. A path that cannot name one is `not_found` before the store is asked; one replaced before it is read is `service_busy`. */
export async function readVideo(needs: Needs<'files'>, path: string): Promise<PublicVideo> {
  const { contentType } = orRefuse(judgeVideoPath(path))
  const { size, tag } = (await needs.files.facts(path)) ?? refuse('not_found')
  return {
    contentType,
    size,
    tag,
    read: async range =>
      (await needs.files.readRange(path, { ...range, tag })) ??
      refuse('service_busy', { retryAfterSeconds: 1 }),
  }
}
