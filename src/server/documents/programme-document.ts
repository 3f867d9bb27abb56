import type { IsoDate } from '#domain/edition/calendar-date.ts'
import type { DocumentLocale } from './document-format.ts'

export type ProgrammeDocumentPerson = { name: string; company: string }

export type ProgrammeDocumentSession = {
  guid: string
  /** HH:MM by the forum's clocks. */
  startsAt: string
  endsAt: string
  title: string
  isBreak: boolean
  /** A plenary, which the grid shows across the halls. */
  acrossHalls: boolean
  format: string
  /** By name. */
  hall: string | null
  track: { name: string; ink: string } | null
  language: 'ru' | 'en' | 'both'
  moderators: ProgrammeDocumentPerson[]
  speakers: ProgrammeDocumentPerson[]
}

export type ProgrammeDocumentDay = { day: IsoDate; sessions: ProgrammeDocumentSession[] }

/** A programme for print, in one language, with all texts final. */
export type ProgrammeDocument = {
  locale: DocumentLocale
  name: string
  place: string
  startsOn: IsoDate
  endsOn: IsoDate
  /** The forum's clocks in words. */
  zone: string
  /** The day of the last change. */
  asOf: IsoDate
  /** Address of the site's programme, without the scheme. */
  address: string
  /** The address of the same choice on the site, whole, for the code. */
  url: string
  /** The filters in words; without any, each day has a grid, and all speakers an index. */
  chosen: string[]
  halls: { name: string; floor: string; capacity: number | null }[]
  tracks: { name: string; description: string; ink: string }[]
  /** By day; the sessions of each day by start. */
  days: ProgrammeDocumentDay[]
  /** The index of speakers: names begin with the family name and are sorted; `sessions` are guids. */
  people: { name: string; company: string; sessions: string[] }[]
}
