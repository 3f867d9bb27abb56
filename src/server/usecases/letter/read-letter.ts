import type * as routes from '#contract/organiser-letter.ts'
import type { PeopleQuery } from '#contract/organiser-message-people.ts'
import { messageDeliveries } from '#domain/message/message-delivery.ts'
import { pageOf } from '#server/persistence/cursor.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findLetter } from '#server/persistence/letter-queries.ts'
import {
  countPeopleOfLetter,
  isShortLetter,
  listPeopleOfLetter,
} from '#server/persistence/message-people-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { peoplePlace } from '../message/people-place.ts'
import { presentMerged } from '../message/present-merged.ts'
import { previewResend, resendFailed } from '../message/resend-failed.ts'
import { namesFor } from '../participant/present-participant.ts'
import { presentLetters } from './present-letter.ts'
import { renderLetter } from './render-letter.ts'

async function findHere(reader: Reader, guid: string) {
  const edition = await readCurrentEdition(reader)
  const row = await findLetter(reader, { guid, editionGuid: edition.guid })
  return { edition, row: row ?? refuse('not_found') }
}

/** A letter as its readers get it, and how it stands with them. */
export const readLetter: UseCase<typeof routes.readLetter, 'config' | 'database'> = async (
  { params: { guid } },
  needs,
) => {
  const { edition, row } = await findHere(needs.database, guid)
  const [letter] = await presentLetters(needs.database, [row])
  if (!letter) refuse('not_found')
  return {
    ...letter,
    ru: renderLetter(needs, { edition, draft: letter, locale: 'ru' }),
    en: renderLetter(needs, { edition, draft: letter, locale: 'en' }),
    counts: (await countPeopleOfLetter(needs.database, { guid, isShort: true })).counts,
  }
}

/** Those to whom a letter goes: by time or by name, found by whatever finds a person. */
export const listLetterPeople: UseCase<typeof routes.listLetterPeople, 'database'> = async (
  { params: { guid }, query, facts: { locale } },
  needs,
) => {
  await findHere(needs.database, guid)
  return readLetterPeople(needs, { guid, query, locale, counting: true })
}

/** The same for a file, which asks for the counts once; of a letter that is not there nobody. */
export async function readLetterPeople(
  { database }: Needs<'database'>,
  {
    guid,
    query,
    locale,
    counting,
  }: { guid: string; query: PeopleQuery; locale: 'ru' | 'en'; counting: boolean },
) {
  const { guid: editionGuid } = await readCurrentEdition(database)
  const { q, delivery, limit } = query
  const filter = { q, delivery, people: await findPeople(database, q) }
  const isShort = !filter.people?.more || (await isShortLetter(database, guid))
  const [rows, counted] = await Promise.all([
    listPeopleOfLetter(database, { guid, editionGuid, isShort }, { ...filter, place: peoplePlace(query) }),
    counting ? countPeopleOfLetter(database, { guid, isShort }, filter) : { counts: {}, isPartial: false },
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.sortGuid])
  return {
    nextCursor,
    counts: counted.counts,
    countedInPart: counted.isPartial ? messageDeliveries : [],
    items: items.map(row => ({
      applicationGuid: row.applicationGuid,
      ...namesFor(locale, row),
      delivery: row.delivery,
      at: row.at.toISOString(),
      merged: row.delivery === 'merged' ? presentMerged(row, locale) : null,
      messageGuid: row.messageGuid,
      fault: row.delivery === 'failed' ? (row.fault ?? 'expired') : null,
      retriable: row.delivery === 'failed' && row.retriable === true,
    })),
  }
}

export const previewLetterResend: UseCase<
  typeof routes.previewLetterResend,
  'database' | 'log' | 'sealer'
> = async ({ params: { guid }, facts }, needs) => {
  await findHere(needs.database, guid)
  return previewResend(needs, { letterGuid: guid }, facts)
}

/** Sends the letter again where it failed, to those who still want it. */
export const resendLetter: UseCase<typeof routes.resendLetter, 'clock' | 'database' | 'log' | 'sealer'> = (
  { actor, params: { guid }, body, facts },
  needs,
) =>
  needs.database.transaction().execute(async tx => {
    await findHere(tx, guid)
    return resendFailed(needs, tx, {
      of: { letterGuid: guid },
      applicationGuids: body.applicationGuids ?? null,
      by: { actor, permission: 'send-letters', facts },
    })
  })
