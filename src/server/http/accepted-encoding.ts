import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** Ours, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** Browsers send a handful of different headers, and a page that lies ready is sent sooner than one header is read. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 200 })

/** The encodings that a caller takes, the smallest first; what goes as it is always among them. */
export function acceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  if (typeof header !== 'string') return ['identity']
  const remembered = known.get(header)
  if (remembered) return remembered
  const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...encodings])
  const accepted = encodings.filter(encoding => encoding === 'identity' || taken.includes(encoding))
  known.set(header, accepted)
  return accepted
}
