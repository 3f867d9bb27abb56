import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import { expected } from '../config-schema.ts'
import { type PassKey, passKeyOf } from './pass-signer.ts'

export type KeyRing = {
  /** The first seals; all open. */
  sealKeys: { id: string; key: Buffer }[]
  hashKey: Buffer
  tokenKey: KeyObject
  /** The first signs; all verify. */
  passKeys: PassKey[]
}

type Stored = { sealKeys: string; hashKey: string; tokenKey: string; passKeys: string }

/** The app's keys: from the environment, or in demo mode created once and kept in the data folder. */
export async function openKeyRing(config: Config, dataDir: string): Promise<KeyRing> {
  const stored = config.demo ? await readOrMake(join(dataDir, 'secrets.json')) : null
  return {
    sealKeys: parseSealKeys(config.SEAL_KEYS ?? stored?.sealKeys ?? ''),
    hashKey: parseHashKey(config.HASH_KEY ?? stored?.hashKey ?? ''),
    tokenKey: parseTokenKey(config.TOKEN_KEY ?? stored?.tokenKey ?? ''),
    passKeys: parsePassKeys(config.PASS_KEYS ?? stored?.passKeys ?? ''),
  }
}

async function readOrMake(file: string): Promise<Stored> {
  const kept = await readStored(file)
  if (isWhole(kept)) return kept
  const made: Stored = {
    sealKeys: `k1:${randomBytes(32).toString('base64')}`,
    hashKey: randomBytes(32).toString('base64'),
    tokenKey: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    passKeys: `1:${randomBytes(32).toString('base64')}`,
    // A data folder created before passes keeps its other keys.
    ...kept,
  }
  await mkdir(join(file, '..'), { recursive: true })
  const temporary = `${file}.${process.pid}`
  await writeFile(temporary, JSON.stringify(made), { mode: 0o600 })
  await rename(temporary, file)
  return made
}

const isWhole = (kept: Partial<Stored> | null): kept is Stored => kept?.passKeys !== undefined

async function readStored(file: string): Promise<Partial<Stored> | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}

function parseSealKeys(text: string): KeyRing['sealKeys'] {
  const keys = text.split(',').map(part => {
    const [id = '', encoded = ''] = part.trim().split(/:(.*)/s)
    return { id, key: Buffer.from(encoded, 'base64') }
  })
  const sound =
    keys.length > 0 && keys.every(({ id, key }) => /^[a-z0-9-]{1,20}$/.test(id) && key.length === 32)
  if (!sound) throw new ConfigError('SEAL_KEYS', expected.SEAL_KEYS)
  return keys
}

function parseHashKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64')
  if (key.length < 32) throw new ConfigError('HASH_KEY', expected.HASH_KEY)
  return key
}

/** PEM, also with `\\n` for its line breaks; or PEM or DER in base64 on one line, because env files know no values of several lines. */
export function parseTokenKey(text: string): KeyObject {
  const decoded = Buffer.from(text, 'base64')
  const forms = text.includes('-----BEGIN')
    ? [text.replaceAll('\\n', '\n')]
    : [decoded.toString(), { key: decoded, format: 'der', type: 'pkcs8' } as const]
  for (const form of forms) {
    try {
      const key = createPrivateKey(form)
      if (key.asymmetricKeyType === 'ed25519') return key
    } catch {
      // Falls through to the one line that names the setting.
    }
  }
  throw new ConfigError('TOKEN_KEY', expected.TOKEN_KEY)
}

function parsePassKeys(text: string): PassKey[] {
  const keys = text.split(',').map(part => {
    const [id = '', encoded = ''] = part.trim().split(/:(.*)/s)
    return { id, seed: Buffer.from(encoded, 'base64') }
  })
  if (!keys.every(({ id, seed }) => /^(?:[1-9]?\d|1\d\d|2[0-4]\d|25[0-5])$/.test(id) && seed.length === 32))
    throw new ConfigError('PASS_KEYS', expected.PASS_KEYS)
  return keys.map(({ id, seed }) => ({ id: Number(id), key: passKeyOf(seed) }))
}

/** A short name of a public key, for the `kid` of tokens. */
export function keyIdOf(key: KeyObject): string {
  const der = key.export({ type: 'pkcs8', format: 'der' })
  return createHash('sha256').update(der).digest('base64url').slice(0, 12)
}
