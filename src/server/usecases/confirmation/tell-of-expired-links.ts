import { takeExpiredLinks } from '#server/persistence/confirmation-notice-queries.ts'
import { findRegistrant, type Registrant } from '#server/persistence/confirmation-queries.ts'
import { type EditionRow, readEdition } from '#server/persistence/edition-queries.ts'
import { findParticipant, type ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { nameIn } from '../message/name-in.ts'
import { tellAddressee } from '../message/tell-addressee.ts'

/** Older ones are history: a clock that was moved, or a backup. */
const toldWithin = 24 * 3_600_000

type Waiting = { registrant: Registrant; edition: EditionRow; people: ParticipantRecord[] }

/** Tells whoever sent links that these have expired unfollowed, in one message for all of them; runs every minute. */
export async function tellOfExpiredLinks(
  needs: Needs<'clock' | 'config' | 'database' | 'sealer'>,
): Promise<void> {
  const now = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const after = new Date(now.getTime() - toldWithin)
    const expired = await takeExpiredLinks(tx, { after, now, at: needs.clock.wall() })
    const waiting = new Map<string, Waiting>()
    for (const { participantGuid: guid, editionGuid } of expired) {
      const record = await findParticipant(tx, { guid, editionGuid })
      const registrant = record && (await findRegistrant(tx, record))
      if (!record || !registrant) continue
      const known = waiting.get(registrant.accountGuid)
      if (known) known.people.push(record)
      else
        waiting.set(registrant.accountGuid, {
          registrant,
          edition: await readEdition(tx, editionGuid),
          people: [record],
        })
    }
    for (const { registrant, edition, people } of waiting.values()) {
      const { phone, email, locale, as } = registrant
      const name = locale === 'en' ? registrant.latinName : registrant.name
      // A coordinator has letters for this: they have sent the links by the dozen.
      const to = { participantGuid: null, phone: as === 'coordinator' ? null : phone, email, locale, name }
      await tellAddressee({ needs, tx, edition }, 'links_expired', to, {
        people: people.map(each => nameIn(locale, each)).join(', '),
      })
    }
  })
}
