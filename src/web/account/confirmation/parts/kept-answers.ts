import { z } from 'zod'
import { assistantSections } from '#domain/access/participant-access.ts'
import { consentKinds } from '#domain/consent/consent-kind.ts'

const corrected = z.record(z.string(), z.union([z.string(), z.boolean(), z.null()]))

const keptAnswers = z.object({
  /** Whom they are about. */
  participant: z.string(),
  person: corrected,
  company: corrected,
  media: corrected,
  consents: z.array(z.enum(consentKinds)),
  /** Version of the texts that were ticked; null while they had not come. */
  textVersion: z.string().nullable(),
  sections: z.array(z.enum(assistantSections)),
})

/** What somebody has corrected and ticked on a confirmation and not sent yet. */
export type KeptAnswers = z.infer<typeof keptAnswers>

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Under which the answers to a link are kept: 64 bits of a hash, from which the 256 bits of the token cannot be told, so that nothing that opens the
 * application is left in the browser.
 */
export function answersKeyOf(link: string): string {
  let hash = 0xcbf29ce484222325n
  for (const letter of link) hash = BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n)
  return `quorum-confirmation-${hash.toString(36)}`
}

/** The answers that this tab keeps; null when there are none, or what is there is not ours. */
export function readAnswers(place: Place | null, key: string): KeptAnswers | null {
  const found = keptAnswers.safeParse(attempt(() => JSON.parse(place?.getItem(key) ?? 'null')))
  return found.success ? found.data : null
}

/** Keeps the answers, or with null forgets them; says whether they are kept. */
export function writeAnswers(place: Place | null, key: string, answers: KeptAnswers | null): boolean {
  if (place === null) return false
  const written = attempt(() => {
    if (answers) place.setItem(key, JSON.stringify(answers))
    else place.removeItem(key)
    return true
  })
  return written === true
}

/** Of kept corrections those whose fields the form still has. */
export function knownFields<Values extends object>(
  entered: Values,
  kept: KeptAnswers['person'],
): Partial<Values> {
  return Object.fromEntries(Object.entries(kept).filter(([field]) => field in entered)) as Partial<Values>
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    // Storage may be full, forbidden or filled by somebody else: the answers then live as long as the page.
    return null
  }
}
