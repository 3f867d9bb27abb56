import type { Tx } from '#server/persistence/database.ts'
import { readEdition } from '#server/persistence/edition-queries.ts'
import {
  type LetterRow,
  listWaitingRecipients,
  markLetterSent,
  markRecipients,
  takeDueLetter,
} from '#server/persistence/letter-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { ownNameIn } from '../message/addressing.ts'
import { unsubscribeUrl } from '../message/queue-message.ts'
import { tellAddressee } from '../message/tell-addressee.ts'

/** A transaction each, so that neither a lock nor a lost run is long. */
const batch = 100

type SendingNeeds = Needs<'clock' | 'config' | 'database' | 'sealer'>

/** Writes released letters whose recall window is over to their readers. What a run leaves, the next one finds. */
export async function sendDueLetters(needs: SendingNeeds): Promise<void> {
  let more = true
  while (more)
    more = await needs.database.transaction().execute(async tx => {
      const letter = await takeDueLetter(tx, needs.clock.wall())
      if (!letter) return false
      const at = needs.clock.wall()
      const written = await writeToSome(needs, tx, { letter, at })
      if (written === 0) await markLetterSent(tx, letter.guid, at)
      return true
    })
}

/**
 * Writes to a hundred of those who wait, and gives how many they were. Who withdrew the consent since the release is left out, and once more when the
 * message leaves.
 */
export async function writeToSome(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  { letter, at }: { letter: LetterRow; at: Date },
): Promise<number> {
  const edition = await readEdition(tx, letter.editionGuid)
  const people = await listWaitingRecipients(tx, letter.guid, batch)
  const agreeing = people.filter(({ agrees, email, erasedAt }) => agrees && email !== null && !erasedAt)
  for (const { guid: participantGuid, email, locale, unsubscribeGuid, ...named } of agreeing)
    await tellAddressee(
      { needs, tx, edition },
      'marketing_letter',
      { participantGuid, phone: null, email, locale, name: ownNameIn(locale, named) },
      {
        headline: locale === 'ru' ? letter.subjectRu : letter.subjectEn,
        words: locale === 'ru' ? letter.textRu : letter.textEn,
        unsubscribe: unsubscribeUrl(needs.config, locale, { unsubscribeGuid }),
      },
      { marketing: { unsubscribeGuid }, letterGuid: letter.guid, notBefore: at },
    )
  const guidsOf = (some: typeof people) => some.map(({ guid }) => guid)
  const others = people.filter(person => !agreeing.includes(person))
  const of = { letterGuid: letter.guid, at }
  await markRecipients(tx, { ...of, participantGuids: guidsOf(agreeing), leftOut: false })
  await markRecipients(tx, { ...of, participantGuids: guidsOf(others), leftOut: true })
  return people.length
}
