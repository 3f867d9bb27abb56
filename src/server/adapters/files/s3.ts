import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { checkFileKey } from './file-key.ts'
import { inStore } from './file-store-fault.ts'
import type { ListedFileStore } from './port.ts'

export interface S3Settings {
  /** Left out for AWS itself. */
  endpoint?: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Address the bucket by path instead of by host name; most self-hosted services need it. */
  forcePathStyle: boolean
  /** Prefix of every key, for a shared bucket. */
  prefix?: string
}

/** Keeps files in a bucket of any S3-compatible service. The bucket must be private. */
export function createS3FileStore(settings: S3Settings): ListedFileStore & { close(): void } {
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
    // Services other than AWS refuse the checksums that newer clients add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const place = (key: string) => ({
    Bucket: settings.bucket,
    Key: `${settings.prefix ?? ''}${checkFileKey(key)}`,
  })
  return {
    async put(key, bytes, { contentType }) {
      const command = new PutObjectCommand({
        ...place(key),
        Body: bytes,
        ContentType: contentType,
        ContentLength: bytes.byteLength,
      })
      return inStore(async () => {
        await client.send(command)
      })
    },
    async putFrom(key, path, { contentType }) {
      return inStore(async () => {
        const { size } = await stat(path)
        await client.send(
          new PutObjectCommand({
            ...place(key),
            Body: createReadStream(path),
            ContentType: contentType,
            ContentLength: size,
          }),
        )
      })
    },
    async get(key) {
      const command = new GetObjectCommand(place(key))
      return inStore(async () => {
        const answer = await orMissing(client.send(command), error => error instanceof NoSuchKey)
        if (!answer) return null
        const bytes = Buffer.from((await answer.Body?.transformToByteArray()) ?? [])
        return { bytes, contentType: answer.ContentType ?? 'application/octet-stream', size: bytes.length }
      })
    },
    async facts(key) {
      const command = new HeadObjectCommand(place(key))
      return inStore(async () => {
        const answer = await orMissing(client.send(command), error => statusOf(error) === 404)
        if (!answer) return null
        const { ContentType, ContentLength, ETag } = answer
        return {
          contentType: ContentType ?? 'application/octet-stream',
          size: ContentLength ?? 0,
          tag: ETag ?? '',
        }
      })
    },
    async readRange(key, { first, last, tag }) {
      const wanted = { ...place(key), Range: `bytes=${first}-${last}`, ...(tag !== '' && { IfMatch: tag }) }
      const command = new GetObjectCommand(wanted)
      return inStore(async () => {
        const answer = await orMissing(client.send(command), error =>
          [404, 412, 416].includes(statusOf(error)),
        )
        return answer?.Body instanceof Readable ? answer.Body : null
      })
    },
    async delete(key) {
      const command = new DeleteObjectCommand(place(key))
      return inStore(async () => {
        await client.send(command)
      })
    },
    async *keys() {
      const prefix = settings.prefix ?? ''
      const pages = paginateListObjectsV2({ client }, { Bucket: settings.bucket, Prefix: prefix })
      for await (const { Contents = [] } of pages)
        for (const { Key } of Contents) if (Key !== undefined) yield Key.slice(prefix.length)
    },
    close: () => client.destroy(),
  }
}

async function orMissing<T>(answer: Promise<T>, isMissing: (error: unknown) => boolean): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** 0 where the service did not answer. */
function statusOf(error: unknown): number {
  return error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0
}
