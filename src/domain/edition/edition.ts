import type { IsoDate } from './calendar-date.ts'

/** What a date locks for good (spec point 4, editing locks). Speaker data is locked by publication, not by a date. */
export type DatedLock = 'badgeCompanyName' | 'transfer'

/**
 * One year's forum as the rules see it (product.md §1, §4). Every figure is data of the edition and is passed to the
 * rules: none of them is a constant of the code, because each edition has its own.
 */
export type Edition = {
  /** Name of the edition in addresses and file names, for example `2026`. */
  slug: string
  /** First day of the forum. */
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
