import { z } from 'zod'
import { assistantSections } from '#domain/access/participant-access.ts'
import { consentKinds } from '#domain/consent/consent-kind.ts'
import { kept } from '#web/kit/kept/kept.ts'

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

/** Nobody need be logged in to answer a link: the link, by its hash, says whose they are. */
const answersOfTab = kept('confirmation', keptAnswers, { of: 'none', until: 'logout', tab: true })

/**
 * Under which the answers to a link are kept: 64 bits of a hash, from which the 256 bits of the token cannot be told, so that nothing that opens the
 * application is left in the browser.
 */
export function answersKeyOf(link: string): string {
  let hash = 0xcbf29ce484222325n
  for (const letter of link) hash = BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n)
  return hash.toString(36)
}

/** The answers that this tab keeps; null when there are none, or what is there is not ours. */
export function readAnswers(key: string): KeptAnswers | null {
  return answersOfTab.read(key)
}

/** Keeps the answers; says whether they are kept. */
export function writeAnswers(key: string, answers: KeptAnswers): boolean {
  return answersOfTab.write(answers, key)
}

/** Forgets the answers: they have been sent, or there is nothing to answer any more. */
export function forgetAnswers(key: string): void {
  answersOfTab.forget(key)
}

/** Of kept corrections those whose fields the form still has. */
export function knownFields<Values extends object>(
  entered: Values,
  kept: KeptAnswers['person'],
): Partial<Values> {
  return Object.fromEntries(Object.entries(kept).filter(([field]) => field in entered)) as Partial<Values>
}
