import type { LockedOrganiser } from '#server/persistence/second-factor-queries.ts'
import type { Needs } from '#server/use-case.ts'
import type { MessageScene } from '#server/usecases/message/message-scene.ts'

export type FactorNeeds = Needs<'clock' | 'config' | 'sealer'>

/** Where second factors are shown and changed: the organiser is locked, in one transaction with the messages about it. */
export type FactorScene = MessageScene & {
  accountGuid: string
  organiser: LockedOrganiser
  /** By the machine's clock. */
  now: Date
  requestId: string
  /** The waiting log-in or access token that challenges are bound to. */
  holderGuid: string
}
