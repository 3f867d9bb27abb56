import type { Config } from '../config.ts'
import { readDatabaseFacts } from '../persistence/database-rights.ts'
import { databaseReason } from '../start-fault.ts'
import { type Finding, fault, fine, warning } from './finding.ts'

const oldestVersion = 180_000
/** Connections of a copy beside its pool: jobs and notifications. */
const besidePool = 6

/** Connects as the app does, and looks whether the role may do what the app will need. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const setting = 'DATABASE_URL'
  if (!config.DATABASE_URL) return [fine(setting, 'the embedded database')]
  try {
    const facts = await readDatabaseFacts(config.DATABASE_URL)
    const perCopy = config.DATABASE_POOL + besidePool
    const sealIds = (config.SEAL_KEYS ?? '').split(',').map(part => part.trim().split(':', 1)[0])
    const lost = config.SEAL_KEYS ? facts.sealedWith.filter(id => !sealIds.includes(id)) : []
    const faults = [
      facts.versionNumber < oldestVersion && `PostgreSQL ${facts.version} is too old: 18 or newer is needed`,
      !facts.createsTables &&
        `the role ${facts.role} may not create tables: "grant create on schema public to ${facts.role}"`,
      !facts.createsSchemas &&
        `the role ${facts.role} may not create schemas: make it the owner of the database, or grant create on it`,
      facts.trigrams === 'missing' &&
        'the extension pg_trgm is missing: let an administrator run "create extension pg_trgm" in this database',
      !facts.hearsNotifications &&
        'notifications do not arrive: a pooler in transaction mode stands before the database; name the database itself',
    ].filter(line => line !== false)
    return [
      ...(faults.length > 0
        ? faults.map(line => fault(setting, line))
        : [fine(setting, `PostgreSQL ${facts.version}, as ${facts.role}, with every right that is needed`)]),
      ...(facts.superuser
        ? [warning(setting, `the role ${facts.role} is a superuser; an ordinary owner is enough`)]
        : []),
      ...(perCopy * 2 > facts.maxConnections
        ? [
            warning(
              'DATABASE_POOL',
              `two copies take ${perCopy * 2} connections of the server's ${facts.maxConnections}: lower it, or raise max_connections`,
            ),
          ]
        : []),
      ...lost.map(id =>
        fault('SEAL_KEYS', `lacks the key ${id}, which data of this database are sealed with`),
      ),
      ...(facts.hasEdition
        ? []
        : [warning(setting, 'there is no edition yet: npm run set-up -- forum.json makes it')]),
    ]
  } catch (error) {
    const reason = databaseReason(error as Error) ?? `${setting}: it could not be looked at`
    return [fault(setting, reason.replace(`${setting}: `, ''))]
  }
}
