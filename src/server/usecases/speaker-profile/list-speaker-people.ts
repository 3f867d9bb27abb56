import type { z } from 'zod'
import type { listLeftSpeakers, searchSpeakerPeople } from '#contract/organizer-speaker.ts'
import { contentTitle } from '#domain/content/content-title.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { listLeftCards, searchSpeakers } from '../../persistence/speaker-card-queries.ts'
import type { Services } from '../../services.ts'
import { fullName } from '../participant/present-participant.ts'
import { draftOf } from './prepare-card.ts'

/** Speakers of the current edition whom a card may show. */
export async function findSpeakerPeople(
  { database }: Services,
  q: string,
): Promise<z.input<(typeof searchSpeakerPeople)['response']>> {
  const edition = await readCurrentEdition(database)
  const rows = await searchSpeakers(database, { editionGuid: edition.guid, q })
  return {
    items: rows.map(row => ({
      guid: row.guid,
      name: fullName(row),
      company: row.company,
      card: row.contentGuid === null ? 'none' : row.onSite ? 'site' : 'draft',
    })),
  }
}

/** Cards on the site of speakers who take part no more, and of whom no editor has decided yet. */
export async function findLeftSpeakers({
  database,
}: Services): Promise<z.input<(typeof listLeftSpeakers)['response']>> {
  const edition = await readCurrentEdition(database)
  const cards = await listLeftCards(database, edition.guid)
  return { items: cards.map(card => ({ guid: card.guid, title: contentTitle('speaker', draftOf(card)) })) }
}
