import { randomBytes } from 'node:crypto'
import type { Locale } from '#contract/field.ts'
import type { ItineraryRecord } from '#server/persistence/itinerary-queries.ts'
import type { Needs } from '#server/use-case.ts'

/** 256 bits in base64url: nobody guesses one. */
export const newFeedToken = (): string => randomBytes(32).toString('base64url')

export function hashFeedToken(needs: Needs<'sealer'>, token: string): Buffer {
  return needs.sealer.hash('calendar-feed', token)
}

const sealedAs = (participantGuid: string) => `calendar-feed:${participantGuid}`

/** Sealed, so that its owner can see it again. */
export function sealFeedToken(needs: Needs<'sealer'>, participantGuid: string, token: string) {
  return {
    hash: hashFeedToken(needs, token),
    ...needs.sealer.sealBytes(Buffer.from(token), sealedAs(participantGuid)),
  }
}

/** The address of the feed below the forum's own, or null where there is none. */
export function feedAddress(
  needs: Needs<'sealer'>,
  row: Pick<ItineraryRecord, 'participantGuid' | 'feedSealed' | 'feedKeyId'> | undefined,
  locale: Locale,
): string | null {
  if (!row?.feedSealed || !row.feedKeyId) return null
  const token = needs.sealer
    .openBytes(row.feedSealed, row.feedKeyId, sealedAs(row.participantGuid))
    .toString()
  return `/api/v2/calendar/${token}.ics?locale=${locale}`
}
