import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** Our encodings, smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** Browsers send only a handful of different headers, and parsing one takes longer than sending a cached page. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 200 })

/** The encodings that a caller accepts, smallest first; always includes the uncompressed one. */
export function acceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  if (typeof header !== 'string') return ['identity']
  const remembered = known.get(header)
  if (remembered) return remembered
  const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...encodings])
  const accepted = encodings.filter(encoding => encoding === 'identity' || taken.includes(encoding))
  known.set(header, accepted)
  return accepted
}
