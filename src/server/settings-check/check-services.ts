import { randomUUID } from 'node:crypto'
import { DeliveryError, describeNetworkFault } from '../adapters/delivery-error.ts'
import { FileStoreFault } from '../adapters/files/file-store-fault.ts'
import { createHttpGatewaySmsSender } from '../adapters/sms/http-gateway.ts'
import type { Config } from '../config.ts'
import { openAcquirer, openCompanyRegister, openFileStore, openSmtp } from '../outside-services.ts'
import { type Finding, fault, fine, untried, warning } from './finding.ts'

/** A payment that no acquirer has. */
const nobodysPayment = '00000000-0000-4000-8000-000000000000'
/** The largest bank of the country stands in every register. */
const knownInn = '7707083893'

/** Writes, reads and deletes a file of a few bytes. */
export async function checkFiles(config: Config): Promise<Finding> {
  const setting = config.S3_BUCKET ? 'S3_BUCKET' : 'DATA_DIR'
  const key = `probe/${randomUUID()}.txt`
  const written = Buffer.from('settings check')
  try {
    const store = await openFileStore(config)
    await store.put(key, written, { contentType: 'text/plain' })
    const read = await store.get(key)
    await store.delete(key)
    if (!read?.bytes.equals(written)) return fault(setting, 'a file came back other than it was written')
    return fine(setting, 'a file was written, read and deleted')
  } catch (error) {
    return fault(setting, `a file could not be written, read and deleted (${describeStoreFault(error)})`)
  }
}

const storeFaults: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is not known there',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is wrong',
  AccessDenied: 'this key has no right to it',
  Forbidden: 'this key has no right to it',
}

function describeStoreFault(thrown: unknown): string {
  const error = thrown instanceof FileStoreFault ? thrown.cause : thrown
  const { name = '', code = '' } = error as { name?: string; code?: string }
  return (
    storeFaults[name] ??
    (code || (name !== 'Error' && name !== 'TypeError' ? name : describeNetworkFault(error)))
  )
}

/** Logs in at the mail server; with an address, sends a letter to it. */
export async function checkMail(config: Config, to: string | undefined): Promise<Finding> {
  if (!config.SMTP_URL) return untried('SMTP_URL', 'not set: letters go to the outbox')
  const mail = await openSmtp(config, config.SMTP_URL)
  try {
    await mail.verify()
    if (!to) return fine('SMTP_URL', 'logged in; --mail-to ADDRESS sends a letter, which tries MAIL_FROM too')
    const text = 'Проверка настроек Quorum.\nA check of the settings of Quorum.'
    await mail.send({
      to,
      subject: 'Quorum: проверка / check',
      text,
      html: `<p>${text}</p>`,
      reference: randomUUID(),
    })
    return fine('SMTP_URL', `a letter from ${config.MAIL_FROM} was taken`)
  } catch (error) {
    return fault('SMTP_URL', sayDelivery(error))
  } finally {
    mail.close()
  }
}

/** An SMS costs money: it is sent only when a phone is given. */
export async function checkSms(config: Config, to: string | undefined): Promise<Finding> {
  if (!config.SMS_GATEWAY) return untried('SMS_GATEWAY', 'not set: messages go to the outbox')
  // A gateway that takes a message and does not answer in time is asked again; by the reference it knows the message.
  const namesMessage = `${config.SMS_GATEWAY.url}${config.SMS_GATEWAY.body ?? ''}`.includes('{reference}')
  const repeats = namesMessage
    ? null
    : warning(
        'SMS_GATEWAY',
        'names no {reference}: the gateway cannot tell a repeated message from a new one',
      )
  if (!to) return repeats ?? untried('SMS_GATEWAY', 'has the right shape; --sms-to +7… sends a message')
  try {
    const text = 'Quorum: проверка настроек'
    await createHttpGatewaySmsSender(config.SMS_GATEWAY).send({ to, text, reference: randomUUID() })
    return repeats ?? fine('SMS_GATEWAY', 'a message was taken')
  } catch (error) {
    return fault('SMS_GATEWAY', sayDelivery(error))
  }
}

/** Whose fault it is, with the code or status that tells more to whoever runs the service. */
function sayDelivery(error: unknown): string {
  if (!(error instanceof DeliveryError)) return describeNetworkFault(error)
  const ofOurs =
    error.fault === 'settings'
      ? 'it does not take our log-in, address or settings'
      : 'it does not answer as it should'
  return `${ofOurs} (${error.message})`
}

/** Asks for a payment that does not exist: the answer is "not found" when shop and key are right. */
export async function checkAcquirer(config: Config): Promise<Finding> {
  const setting = 'YOOKASSA_SECRET_KEY'
  if (!config.YOOKASSA_SECRET_KEY) return untried(setting, 'not set: card payments are simulated')
  const answer = await openAcquirer(config).getPayment(nobodysPayment)
  if (answer.ok || answer.code === 'not_found') return fine(setting, 'shop and key are taken')
  if (/^HTTP 40[13]/.test(answer.detail))
    return fault(setting, `shop and key are refused (${answer.detail}); does YOOKASSA_SHOP_ID belong to it?`)
  return fault(setting, `the acquirer could not be asked (${answer.detail})`)
}

export async function checkRegister(config: Config, now: () => number): Promise<Finding> {
  const setting = 'DADATA_API_KEY'
  if (!config.DADATA_API_KEY) return untried(setting, 'not set: sample companies')
  let reason = 'no reason'
  const register = openCompanyRegister(config, config.DADATA_API_KEY, {
    now,
    faults: {
      report: (_service, error) => {
        reason = error instanceof Error ? error.message : 'no reason'
      },
      recovered: () => {},
    },
  })
  const answer = await register.findByInn(knownInn)
  if (answer.ok) return fine(setting, 'a company was found')
  if (answer.code === 'inn_not_found')
    return warning(setting, 'answers, but does not know a company that all know')
  return fault(
    setting,
    /^HTTP 40[13]/.test(reason) ? `the key is refused (${reason})` : `no answer (${reason})`,
  )
}
