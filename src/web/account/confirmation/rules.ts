import { z } from 'zod'
import { assistantSections } from '#domain/access/participant-access.ts'
import { consentKinds } from '#domain/consent/consent-kind.ts'
import { kept } from '#web/kit/kept/kept.ts'

const corrected = z.record(z.string(), z.union([z.string(), z.boolean(), z.null()]))

const keptAnswers = z.object({
  /** The participant's guid. */
  participant: z.string(),
  person: corrected,
  company: corrected,
  media: corrected,
  consents: z.array(z.enum(consentKinds)),
  /** The version of the texts that were ticked; null while they were loading. */
  textVersion: z.string().nullable(),
  sections: z.array(z.enum(assistantSections)),
})

/** What somebody has corrected and ticked on a confirmation and not sent yet. */
export type KeptAnswers = z.infer<typeof keptAnswers>

/** A link can be answered without logging in, so the answers are kept by the link's hash. */
const answersOfTab = kept('confirmation', keptAnswers, { of: 'none', until: 'logout', tab: true })

/** The key is 64 bits of a hash. The token has 256 bits and cannot be derived from it, so the browser keeps nothing that opens the application. */
export function answersKeyOf(link: string): string {
  let hash = 0xcbf29ce484222325n
  for (const letter of link) hash = BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n)
  return hash.toString(36)
}

/** The answers that this tab keeps; null when there are none or they cannot be read. */
export function readAnswers(key: string): KeptAnswers | null {
  return answersOfTab.read(key)
}

/** Returns whether they could be kept. */
export function writeAnswers(key: string, answers: KeptAnswers): boolean {
  return answersOfTab.write(answers, key)
}

/** Once they are sent, or there is nothing left to answer. */
export function forgetAnswers(key: string): void {
  answersOfTab.forget(key)
}

/** Drops kept corrections of fields that the form does not have any more. */
export function knownFields<Values extends object>(
  entered: Values,
  kept: KeptAnswers['person'],
): Partial<Values> {
  return Object.fromEntries(Object.entries(kept).filter(([field]) => field in entered)) as Partial<Values>
}
