import { randomBytes } from 'node:crypto'
import type { VolunteerRow } from '#server/persistence/volunteer-queries.ts'
import type { Needs } from '#server/use-case.ts'

/** Links are found by this hash. */
export function hashVolunteerToken(needs: Needs<'sealer'>, token: string): Buffer {
  return needs.sealer.hash('volunteer-link', token)
}

/** The columns of a new link; the old one is dead as soon as they are written. */
export function newVolunteerLink(needs: Needs<'sealer'>) {
  const token = randomBytes(32).toString('base64url')
  const linkHash = hashVolunteerToken(needs, token)
  const { sealed, keyId } = needs.sealer.seal(token, contextOf(linkHash))
  return { linkHash, linkSealed: sealed, linkKeyId: keyId }
}

type Linked = Pick<VolunteerRow, 'linkHash' | 'linkSealed' | 'linkKeyId' | 'locale'>

/** The address of a volunteer's own page, in the language of their messages. */
export function volunteerAddress(
  needs: Needs<'config' | 'sealer'>,
  { linkHash, linkSealed, linkKeyId, locale }: Linked,
): string {
  if (!linkHash || !linkSealed || !linkKeyId) throw new TypeError('an erased volunteer has no link')
  const token = needs.sealer.open(linkSealed, linkKeyId, contextOf(linkHash))
  return `${needs.config.publicUrl}${locale === 'en' ? '/en' : ''}/volunteer/finish/${token}`
}

/** Bound to its hash, so that the link of one row opens nothing in another. */
const contextOf = (linkHash: Buffer) => `volunteer-link:${linkHash.toString('hex')}`
