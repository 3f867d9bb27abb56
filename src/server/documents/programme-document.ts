import type { IsoDate } from '#domain/edition/calendar-date.ts'
import type { DocumentLocale } from './document-format.ts'

export type ProgrammeDocumentPerson = { name: string; company: string }

export type ProgrammeDocumentSession = {
  /** HH:MM by the forum's clocks. */
  startsAt: string
  endsAt: string
  title: string
  isBreak: boolean
  format: string
  hall: string | null
  track: string | null
  language: 'ru' | 'en' | 'both'
  moderators: ProgrammeDocumentPerson[]
  speakers: ProgrammeDocumentPerson[]
}

/** A programme for print, in one language, with all texts final. */
export type ProgrammeDocument = {
  locale: DocumentLocale
  name: string
  place: string
  startsOn: IsoDate
  endsOn: IsoDate
  /** The day of the last change. */
  asOf: IsoDate
  /** Address of the site's programme, without the scheme. */
  address: string
  halls: { name: string; floor: string; capacity: number | null }[]
  /** By day; the sessions of each day by start. */
  days: { day: IsoDate; sessions: ProgrammeDocumentSession[] }[]
}
