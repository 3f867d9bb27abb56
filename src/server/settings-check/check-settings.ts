import { resolve } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import { openKeyRing } from '../secrets/key-ring.ts'
import { prepareDataDir } from '../start-fault.ts'
import { checkDatabase } from './check-database.ts'
import { checkAcquirer, checkFiles, checkMail, checkRegister, checkSms } from './check-services.ts'
import { type Finding, fault, fine, warning } from './finding.ts'

export type CheckWish = {
  /** Where a letter is sent, and a message; left out, none is. */
  mailTo?: string | undefined
  smsTo?: string | undefined
  now(): number
}

/** Tries each setting for real. Nothing is left behind, and nothing is sent unless wished. */
export async function checkSettings(config: Config, wish: CheckWish): Promise<Finding[]> {
  const findings = await Promise.all([
    checkFolder(config),
    checkKeys(config),
    checkDatabase(config),
    checkProxy(config),
    checkFiles(config),
    checkMail(config, wish.mailTo),
    checkSms(config, wish.smsTo),
    checkAcquirer(config),
    checkRegister(config, wish.now),
  ])
  return findings.flat()
}

async function checkFolder(config: Config): Promise<Finding> {
  try {
    await prepareDataDir(config)
    return fine(
      'DATA_DIR',
      `${resolve(config.DATA_DIR)} can be written; up to 512 MB of pictures are kept there`,
    )
  } catch (error) {
    return refused('DATA_DIR', error)
  }
}

async function checkKeys(config: Config): Promise<Finding> {
  const setting = 'SEAL_KEYS, HASH_KEY, TOKEN_KEY, PASS_KEYS'
  if (config.demo) return fine(setting, 'made in DATA_DIR where they are not set')
  try {
    await openKeyRing(config, resolve(config.DATA_DIR))
    return fine(setting, 'have the right shape')
  } catch (error) {
    return refused(setting, error)
  }
}

function refused(setting: string, error: unknown): Finding {
  if (!(error instanceof ConfigError)) return fault(setting, 'could not be tried')
  const [name = setting, says = ''] = error.message.split(/: (.*)/s)
  return fault(name, says)
}

async function checkProxy(config: Config): Promise<Finding> {
  if (config.TRUSTED_PROXIES) return fine('TRUSTED_PROXIES', config.TRUSTED_PROXIES.join(', '))
  if (config.demo) return fine('TRUSTED_PROXIES', 'nobody, which is right without a proxy')
  return warning(
    'TRUSTED_PROXIES',
    "is not set: behind a proxy all visitors share one address and its limits, and the acquirer's notices are refused",
  )
}
