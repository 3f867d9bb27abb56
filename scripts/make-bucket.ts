// Makes the bucket of S3_BUCKET when it is missing; for the store that compose.yaml brings. Waits for a store that is still starting.
import { setTimeout as sleep } from 'node:timers/promises'
import { CreateBucketCommand, HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { ConfigError } from '#server/config.ts'
import { operate } from './operator-command.ts'

const longestWait = 60_000

await operate(async config => {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = config
  if (!S3_BUCKET || !S3_ENDPOINT) throw new ConfigError('S3_BUCKET', 'must be set, and S3_ENDPOINT with it')
  const client = new S3Client({
    region: config.S3_REGION,
    endpoint: S3_ENDPOINT,
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    maxAttempts: 1,
  })
  const bucket = { Bucket: S3_BUCKET }
  const make = async () => {
    try {
      await client.send(new HeadBucketCommand(bucket))
    } catch (error) {
      if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 404) throw error
      await client.send(new CreateBucketCommand(bucket))
    }
  }
  for (let waited = 0; ; waited += 1000) {
    try {
      await make()
      break
    } catch (error) {
      if (waited >= longestWait) throw error
      await sleep(1000)
    }
  }
  client.destroy()
  console.log(`The bucket ${S3_BUCKET} is there.`)
})
