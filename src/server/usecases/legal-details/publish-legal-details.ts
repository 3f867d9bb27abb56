import type * as routes from '#contract/legal-details.ts'
import type { LegalDetailsAnswer, LegalTexts } from '#contract/legal-details.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import type { LegalFacts } from '#domain/legal-details/legal-text.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { raiseContentVersion, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import * as stored from '#server/persistence/legal-details-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { consentTexts } from '../consent/consent-texts.ts'
import { policyText } from './legal-text.ts'

export async function readLegalDetails(needs: Needs<'database'>): Promise<LegalDetailsAnswer> {
  const edition = await readCurrentEdition(needs.database)
  return present(needs.database, edition)
}

async function present(
  reader: Reader,
  edition: { guid: string; legalNumber: number },
): Promise<LegalDetailsAnswer> {
  const rows = await stored.listLegalDetails(reader, edition.guid)
  return {
    number: edition.legalNumber,
    publications: rows.map(({ forumNameRu, forumNameEn, publishedAt, publisher, ...row }) => ({
      number: row.number,
      since: row.since,
      publishedAt: publishedAt.toISOString(),
      publishedBy: publisher,
      forum: { ru: forumNameRu, en: forumNameEn },
      operator: row.operator,
      seller: row.seller,
    })),
  }
}

/** What the texts would say if these details were published now. */
export const previewLegalTexts: UseCase<typeof routes.previewLegalTexts, 'clock' | 'database'> = async (
  { body: { operator } },
  needs,
) => {
  const { nameRu, nameEn, legalNumber, timeZone } = await readCurrentEdition(needs.database)
  return textsOf({
    operator,
    forum: { ru: nameRu, en: nameEn },
    number: legalNumber + 1,
    since: localDayAt(needs.clock.now().getTime(), timeZone),
  })
}

/** The texts of the files with the details of an earlier publication, or of the one in force. */
export const readLegalTexts: UseCase<typeof routes.readLegalTexts, 'database'> = async (
  { params: { number } },
  needs,
) => {
  const { publications } = await readLegalDetails(needs)
  return textsOf(publications.find(one => one.number === number) ?? refuse('not_found'))
}

function textsOf(facts: LegalFacts): LegalTexts {
  const inLanguage = (locale: 'ru' | 'en') => ({
    consents: consentTexts(facts, locale),
    policy: policyText(facts, locale),
  })
  return { ru: inLanguage('ru'), en: inLanguage('en') }
}

/** Puts new details in force; refused if somebody else published since the caller read them. */
export const publishLegalDetails: UseCase<typeof routes.publishLegalDetails, 'clock' | 'database'> = async (
  { actor, body: { number, details }, facts },
  needs,
) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const published = await stored.publishLegalDetails(tx, number, {
      ...details,
      ...{ editionGuid: edition.guid, at, by: actor.accountGuid },
      forum: { ru: edition.nameRu, en: edition.nameEn },
      since: localDayAt(at.getTime(), edition.timeZone),
    })
    if (!published) refuse('changed_meanwhile')
    await raiseContentVersion(tx)
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'edit-edition'),
      subjectKind: 'edition',
      subjectGuid: edition.guid,
      action: 'publish',
      reason: 'legal details',
      fromValue: number === 0 ? null : String(number),
      toValue: String(number + 1),
      requestId: facts.requestId,
    })
    return present(tx, { guid: edition.guid, legalNumber: number + 1 })
  })
}
