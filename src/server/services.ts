import type { Logger } from 'pino'
import type { PublicContent } from '#contract/page-data.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { CardAcquirer } from './adapters/acquirer/port.ts'
import type { MovableClock } from './adapters/clock/movable.ts'
import type { Clock } from './adapters/clock/port.ts'
import type { CompanyRegister } from './adapters/companies/port.ts'
import type { FaceFinder } from './adapters/faces/port.ts'
import type { FileStore } from './adapters/files/port.ts'
import type { MailSender } from './adapters/mail/port.ts'
import type { SmsSender } from './adapters/sms/port.ts'
import type { Config } from './config.ts'
import type { FaultLog } from './fault-log.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { LiveHub } from './live/live-hub.ts'
import type { Metrics } from './metrics.ts'
import type { Database } from './persistence/database.ts'
import type { RenderingCache } from './pictures/rendering-cache.ts'
import type { PassSigner } from './secrets/pass-signer.ts'
import type { Sealer } from './secrets/sealer.ts'
import type { TokenSigner } from './secrets/token-signer.ts'
import type { PublishedContent } from './usecases/content/published-content.ts'

/** Everything a use case may use; assembled in app.ts, the only place that knows every adapter. */
export type Services = {
  config: Config
  database: Database
  clock: Clock
  /** The demo's clock; null in production. */
  movableClock: MovableClock | null
  sealer: Sealer
  tokens: TokenSigner
  /** Signs the QR codes of passes. */
  passes: PassSigner
  jobs: JobQueue
  sms: SmsSender
  mail: MailSender
  acquirer: CardAcquirer
  companies: CompanyRegister
  files: FileStore
  /** Looks at photographs in separate processes. */
  faces: FaceFinder
  /** Cached renderings of public pictures. */
  renderings: RenderingCache
  /** Published content, read once per content version. */
  published: PublishedContent
  /** The same in the shape that pages and the API show. */
  content: PublicContent
  /** The number by which other copies see whether this one still runs (`instance-lock.ts`). */
  instance: number
  /** Open event streams of this instance. */
  live: LiveHub
  log: Logger
  /** Tells of what fails outside, an outage in one line. */
  faults: FaultLog
  metrics: Metrics
}

/** Facts of the request that a use case may record. */
export type RequestFacts = {
  requestId: string
  locale: 'ru' | 'en'
  /** Keyed hash of the caller's address: limits need it, and nobody needs the address itself. */
  addressHash: Buffer
}

export type AccountActor = {
  kind: 'account'
  accountGuid: string
  phone: string
  tokenGuid: string
}

export type OrganiserActor = {
  kind: 'organiser'
  accountGuid: string
  phone: string
  tokenGuid: string
  name: string
  roles: OrganiserRole[]
}

export type Actor = AccountActor | OrganiserActor
