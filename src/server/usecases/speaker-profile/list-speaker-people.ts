import type * as routes from '#contract/organiser-speaker.ts'
import { contentTitle } from '#domain/content/content-title.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listLeftCards, searchSpeakers } from '#server/persistence/speaker-card-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { nameFor } from '../participant/present-participant.ts'
import { draftOf } from './prepare-card.ts'

/** Speakers of the current edition who may be linked to a card. */
export const findSpeakerPeople: UseCase<typeof routes.searchSpeakerPeople, 'database'> = async (
  { query: { q }, facts },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const rows = await searchSpeakers(database, { editionGuid: edition.guid, q })
  return {
    items: rows.map(row => ({
      guid: row.guid,
      name: nameFor(facts.locale, row),
      company: row.company,
      card: row.contentGuid === null ? 'none' : row.onSite ? 'site' : 'draft',
    })),
  }
}

/** Published cards of speakers who no longer take part, and about whom no editor has decided yet. */
export const findLeftSpeakers: UseCase<typeof routes.listLeftSpeakers, 'database'> = async (
  _call,
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const cards = await listLeftCards(database, edition.guid)
  return { items: cards.map(card => ({ guid: card.guid, title: contentTitle('speaker', draftOf(card)) })) }
}
