import type { IsoDate } from './calendar-date.ts'

/** What a date locks for good (spec point 4, editing locks). Speaker data are locked by publication instead. */
export type DatedLock = 'badgeCompanyName' | 'transfer'

/** One year's forum as the rules see it (product.md §1, §4). Every figure is data of the edition and passed to the rules, because each edition has its own. */
export type Edition = {
  /** Name of the edition in addresses and file names, for example `2026`. */
  slug: string
  startsOn: IsoDate
  /** Last day of the forum, included. */
  endsOn: IsoDate
  /** IANA name of the zone in which every day of the edition is counted, for example `Europe/Moscow`. */
  timeZone: string
  /** Fee of one participant in kopecks, VAT included. */
  feeKopecks: bigint
  /** Last day, included, on which each thing may still be edited. */
  locks: Record<DatedLock, IsoDate>
}
