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
      await client.send(
        new PutObjectCommand({
          ...place(key),
          Body: bytes,
          ContentType: contentType,
          ContentLength: bytes.byteLength,
        }),
      )
    },
    async get(key) {
      try {
        const answer = await client.send(new GetObjectCommand(place(key)))
        const bytes = Buffer.from((await answer.Body?.transformToByteArray()) ?? [])
        return { bytes, contentType: answer.ContentType ?? 'application/octet-stream', size: bytes.length }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async facts(key) {
      try {
        const { ContentType, ContentLength, ETag } = await client.send(new HeadObjectCommand(place(key)))
        return {
          contentType: ContentType ?? 'application/octet-stream',
          size: ContentLength ?? 0,
          tag: ETag ?? '',
        }
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
    async readRange(key, { first, last, tag }) {
      try {
        const wanted = { ...place(key), Range: `bytes=${first}-${last}`, ...(tag !== '' && { IfMatch: tag }) }
        const { Body } = await client.send(new GetObjectCommand(wanted))
        return Body instanceof Readable ? Body : null
      } catch (error) {
        if ([404, 412, 416].includes(statusOf(error))) return null
        throw error
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(place(key)))
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

/** 0 where the service did not answer. */
function statusOf(error: unknown): number {
  return error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0
}
