import type { DeliveryFault } from '#domain/message/delivery-fault.ts'
import type { MessageChannel } from '#domain/message/message-channel.ts'
import type { Tx } from '../persistence/database.ts'
import { failDemoMessage } from '../persistence/demo-queries.ts'
import { readEdition } from '../persistence/edition-queries.ts'
import { findParticipant } from '../persistence/participant-queries.ts'
import type { Services } from '../services.ts'
import { tell } from '../usecases/message/tell-participant.ts'
import type { SeededParticipant } from './seed-history.ts'

type Failure = {
  phone: string
  channel: MessageChannel
  fault: DeliveryFault
  /** As the gateway has put it. */
  detail: string
  attempts: number
  /** Messages are sent by the real clock. */
  hoursAgo: number
}

const failures: readonly Failure[] = [
  {
    phone: '+79001088654',
    channel: 'email',
    fault: 'address',
    detail: 'EENVELOPE 550',
    attempts: 1,
    hoursAgo: 30,
  },
  { phone: '+79001084907', channel: 'sms', fault: 'refused', detail: 'code 206', attempts: 1, hoursAgo: 22 },
  { phone: '+79001095018', channel: 'sms', fault: 'outage', detail: 'HTTP 503', attempts: 212, hoursAgo: 80 },
]

/** Messages that gave up: a mailbox that does not exist, a number that the gateway does not serve, an outage of days. */
export async function seedFailedMessages(
  services: Services,
  tx: Tx,
  facts: { editionGuid: string; people: ReadonlyMap<string, SeededParticipant> },
): Promise<void> {
  const edition = await readEdition(tx, facts.editionGuid)
  const wall = services.clock.wall().getTime()
  for (const { phone, hoursAgo, ...failure } of failures) {
    const guid = facts.people.get(phone)?.guid
    const person = guid && (await findParticipant(tx, { guid, editionGuid: facts.editionGuid }))
    if (!person) throw new RangeError(`no demo participant has the phone ${phone}`)
    await tell(
      { needs: services, tx, edition },
      'received',
      { ...person, noticesBy: failure.channel },
      {},
      {
        notBefore: new Date(wall - hoursAgo * 3_600_000),
      },
    )
    await failDemoMessage(tx, { participantGuid: person.guid, ...failure })
  }
}
