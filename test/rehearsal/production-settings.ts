import { generateKeyPairSync, randomBytes } from 'node:crypto'

/** Every setting of a production, with keys of its own; outside services are where nobody answers until a test names better ones. */
export function productionSettings(databaseUrl: string, dataDir: string): Record<string, string> {
  const der = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' })
  const nobody = 'http://127.0.0.1:9'
  return {
    APP_MODE: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'https://forum.example',
    TRUSTED_PROXIES: '127.0.0.1',
    SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    HASH_KEY: randomBytes(32).toString('base64'),
    TOKEN_KEY: der.toString('base64'),
    PASS_KEYS: `1:${randomBytes(32).toString('base64')}`,
    SMS_GATEWAY: JSON.stringify({
      method: 'POST',
      url: `${nobody}/sms`,
      body: '{"to":"{digits}","text":"{text}","reference":"{reference}"}',
      response: { idPath: 'id' },
    }),
    SMTP_URL: 'smtp://forum:secret@127.0.0.1:9',
    MAIL_FROM: 'Форум <forum@forum.example>',
    YOOKASSA_SHOP_ID: '100500',
    YOOKASSA_SECRET_KEY: 'secret',
    YOOKASSA_URL: nobody,
    DADATA_API_KEY: 'secret',
    DADATA_URL: nobody,
    S3_BUCKET: 'forum',
    S3_ENDPOINT: nobody,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
}
