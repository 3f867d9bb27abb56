import { isDeepStrictEqual } from 'node:util'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import type { LegalDetails } from '#domain/legal-details/legal-details.ts'
import type { Tx } from '#server/persistence/database.ts'
import {
  type EditionRow,
  hasCurrentEdition,
  raiseContentVersion,
  readCurrentEdition,
} from '#server/persistence/edition-queries.ts'
import * as stored from '#server/persistence/edition-set-up-queries.ts'
import { findForumName, publishLegalDetails, sellerOf } from '#server/persistence/legal-details-queries.ts'
import { draftFacts } from '../content/judge-draft.ts'
import type { SetUpFile } from './set-up-file.ts'
import { startPages } from './start-pages.ts'

/** A set-up that cannot be done with what the file has; its message is one line. */
export class SetUpError extends Error {}

type Wanted = Pick<SetUpFile, 'edition' | 'operator' | 'seller'> & {
  /** Write over what stands in the database and differs from the file. */
  replace: boolean
  at: Date
}

/**
 * Makes what is missing: the edition, its legal details, the pages of the menu. What is there already stays, because the console may have changed it
 * since; `replace` writes it over. Answers with a line for each thing done or left.
 */
export async function setUpForum(tx: Tx, wanted: Wanted): Promise<string[]> {
  await stored.lockEditions(tx)
  const said = [...(await setUpEdition(tx, wanted))]
  const edition = await readCurrentEdition(tx)
  said.push(...(await setUpLegalDetails(tx, edition, wanted)))
  said.push(...(await setUpPages(tx, edition, wanted.at)))
  await raiseContentVersion(tx)
  return said
}

async function setUpEdition(tx: Tx, { edition, operator, seller, replace }: Wanted): Promise<string[]> {
  if (!edition) {
    if (await hasCurrentEdition(tx)) return []
    throw new SetUpError('edition: is missing, and the database has none yet')
  }
  const { slug } = edition
  const fields = { ...edition, feeKopecks: BigInt(edition.feeKopecks) }
  const standing = await stored.findEditionBySlug(tx, slug)
  if (!standing) {
    const missing = [operator ? [] : 'operator', seller ? [] : 'seller'].flat()
    if (!seller || missing.length > 0)
      throw new SetUpError(`${missing.join(', ')}: is missing, and edition ${slug} is new`)
    await stored.insertEdition(tx, { ...fields, seller })
    await stored.makeCurrent(tx, slug)
    return [`Edition ${slug} is made and current.`]
  }
  await stored.makeCurrent(tx, slug)
  const differing = Object.entries(fields)
    .filter(([name, value]) => standing[name as keyof typeof fields] !== value)
    .map(([name]) => name)
  if (differing.length === 0) return [`Edition ${slug} is current, and as in the file.`]
  if (!replace)
    return [
      `Edition ${slug} is current and stays as it is; the file has other values of ${differing.join(', ')}. ` +
        'Change them in the console, or write them over with --replace.',
    ]
  await stored.replaceEdition(tx, fields)
  return [`Edition ${slug} is current; written over: ${differing.join(', ')}.`]
}

async function setUpLegalDetails(tx: Tx, edition: EditionRow, wanted: Wanted): Promise<string[]> {
  const { legalNumber, slug } = edition
  const operator = wanted.operator ?? (edition.operator as LegalDetails['operator'] | null)
  const seller = wanted.seller ?? sellerOf(edition)
  if (!operator)
    return [`Edition ${slug} names no operator of personal data yet: production does not start without.`]
  const forum = { ru: edition.nameRu, en: edition.nameEn }
  const named = await findForumName(tx, edition.guid, legalNumber)
  const renamed = !isDeepStrictEqual(named, forum)
  const differs = !isDeepStrictEqual(
    { operator, seller },
    { operator: edition.operator, seller: edition.seller },
  )
  if (legalNumber > 0 && !differs && !renamed) return []
  if (legalNumber > 0 && differs && !wanted.replace)
    return [
      `Operator and seller stay as published (number ${legalNumber}); the file has others. ` +
        'Publish them in the console under "Legal details", or with --replace.',
    ]
  await publishLegalDetails(tx, legalNumber, {
    ...{ editionGuid: edition.guid, operator, seller, forum, at: wanted.at, by: null },
    since: localDayAt(wanted.at.getTime(), edition.timeZone),
  })
  return [`Operator and seller are published (number ${legalNumber + 1}): consents and papers name them.`]
}

async function setUpPages(tx: Tx, edition: EditionRow, at: Date): Promise<string[]> {
  const pages = startPages({ ru: edition.nameRu, en: edition.nameEn })
  const made = await stored.insertStartPages(tx, {
    ...{ editionGuid: edition.guid, at },
    pages: pages.map(page => draftFacts('page', page, edition)),
  })
  return made === 0 ? [] : [`${made} pages of the site begin with a plain text; edit them in the console.`]
}
