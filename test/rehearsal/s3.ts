import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { type PlayedService, playService } from './played-service.ts'

export type RehearsalS3 = PlayedService & { settings: Record<string, string> }

const bucket = 'forum'

/** An S3-compatible server with one empty bucket; it checks the signature of everything but lists. */
export async function startS3(): Promise<RehearsalS3> {
  const directory = mkdtempSync(join(tmpdir(), 'quorum-s3-'))
  const open = (allowMismatchedSignatures: boolean) =>
    new S3rver({
      ...{ directory, silent: true, vhostBuckets: false, allowMismatchedSignatures },
      configureBuckets: [{ name: bucket }],
    })
  const strict = open(false)
  await strict.configureBuckets()
  const answer = strict.callback()
  // It leaves out the slash behind the bucket's name when it checks a signature, and lists are the only ones that have it.
  const answerList = open(true).callback()
  // Deleting the last file of a folder, it deletes the folder, which another file may just be written to: one change at a time.
  let changing: Promise<unknown> = Promise.resolve()
  const played = await playService((request, response) => {
    if (request.url?.startsWith(`/${bucket}/?`)) return answerList(request, response)
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, response)
    const ended = once(response, 'close')
    changing = changing.then(() => {
      answer(request, response)
      return ended
    })
    return undefined
  })
  return {
    ...played,
    settings: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: played.url,
      S3_REGION: 'us-east-1',
      // The only key it knows.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await played.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
