// npm run make-keys -- <folder> [database host:port] [--readable]: writes what is missing of a production's keys and passwords, each in a file of its own for
// `<name>_FILE`. What is there stays as it is: a key that was lost cannot be made again.
// --readable is for a volume that several containers read, each as a user of its own.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './operator-command.ts'

const usage = 'npm run make-keys -- <folder> [database host:port] [--readable]'
const { values, positionals } = readArguments({ readable: { type: 'boolean' } }, usage)
const [folder, databaseHost] = positionals
if (!folder) {
  console.error(`Usage: ${usage}`)
  process.exit(2)
}
mkdirSync(folder, { recursive: true })
const base64 = () => randomBytes(32).toString('base64')
/** Letters and digits alone, for addresses. */
const password = () => randomBytes(24).toString('hex')
const made: string[] = []

function keep(name: string, make: () => string): string {
  const file = join(folder ?? '', name)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const value = make()
  writeFileSync(file, `${value}\n`, { flag: 'wx', mode: values.readable ? 0o444 : 0o400 })
  made.push(name)
  return value
}

keep('SEAL_KEYS', () => `k1:${base64()}`)
keep('HASH_KEY', base64)
keep('TOKEN_KEY', () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
)
keep('PASS_KEYS', () => `1:${base64()}`)
keep('BACKUP_KEY', base64)
if (databaseHost) {
  keep('POSTGRES_PASSWORD', password)
  const databasePassword = keep('DATABASE_PASSWORD', password)
  keep('DATABASE_URL', () => `postgresql://quorum:${databasePassword}@${databaseHost}/quorum`)
  const secretKey = keep('S3_SECRET_ACCESS_KEY', password)
  const credentials = [{ accessKey: 'quorum', secretKey }]
  const identity = { name: 'quorum', credentials, actions: ['Admin', 'Read', 'Write', 'List'] }
  keep('store.json', () => JSON.stringify({ identities: [identity] }))
}
console.log(
  made.length > 0 ? `Made in ${folder}: ${made.join(', ')}. Keep a copy apart.` : 'Everything is there.',
)
