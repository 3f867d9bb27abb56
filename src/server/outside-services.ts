import { join, resolve } from 'node:path'
import type { CardAcquirer } from './adapters/acquirer/port.ts'
import { createYookassaAcquirer } from './adapters/acquirer/yookassa.ts'
import { createDadataCompanyRegister } from './adapters/companies/dadata.ts'
import type { CompanyRegister } from './adapters/companies/port.ts'
import { openFolderFileStore } from './adapters/files/folder.ts'
import type { ListedFileStore } from './adapters/files/port.ts'
import type { SmtpMailSender } from './adapters/mail/smtp.ts'
import type { Config } from './config.ts'
import type { FaultLog } from './fault-log.ts'

/** The bucket, or the folder of a demo. */
export async function openFileStore(config: Config): Promise<ListedFileStore> {
  if (!config.S3_BUCKET) return openFolderFileStore(join(resolve(config.DATA_DIR), 'files'))
  // The two heaviest clients are loaded only when used, so that the demo starts faster and smaller.
  const { createS3FileStore } = await import('./adapters/files/s3.ts')
  return createS3FileStore({
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT }),
    forcePathStyle: config.S3_ENDPOINT !== undefined,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  })
}

export async function openSmtp(config: Config, address: string): Promise<SmtpMailSender> {
  const { createSmtpMailSender } = await import('./adapters/mail/smtp.ts')
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  return createSmtpMailSender({
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username && {
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    }),
    from: config.MAIL_FROM ?? '',
    messageIdDomain: new URL(config.publicUrl).hostname,
    pace: config.MAIL_PACE,
  })
}

export function openAcquirer(config: Config): CardAcquirer {
  return createYookassaAcquirer({
    shopId: config.YOOKASSA_SHOP_ID ?? '',
    secretKey: config.YOOKASSA_SECRET_KEY ?? '',
    ...(config.YOOKASSA_TAX_SYSTEM && { taxSystemCode: config.YOOKASSA_TAX_SYSTEM }),
    ...(config.YOOKASSA_URL && { baseUrl: config.YOOKASSA_URL }),
    ...(config.YOOKASSA_SOURCES && { webhookSources: config.YOOKASSA_SOURCES }),
  })
}

/** @param options.faults told why a look-up failed */
export function openCompanyRegister(
  config: Config,
  apiKey: string,
  options: { now(): number; faults: FaultLog },
): CompanyRegister {
  return createDadataCompanyRegister(
    { apiKey, ...(config.DADATA_URL && { baseUrl: config.DADATA_URL }) },
    options,
  )
}
