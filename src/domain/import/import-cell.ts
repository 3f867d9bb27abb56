import { formatIsoDate, type IsoDate, parseIsoDate } from '../edition/calendar-date.ts'
import type { ParticipantRole } from '../participant/participant-role.ts'

/** A cell as read: its text, and any reason to reject it. */
export type SheetCell = {
  text: string
  code?: 'cell_formula' | 'cell_merged' | 'cell_unreadable'
  /** The file kept it as a number, so leading zeros are lost. */
  numeric?: true
}

/** Stands for "has no middle name"; people write it so, and the table keeps it so. */
export const noMiddleName = '—'

const absences = new Set(['-', '–', '—', 'нет', 'отсутствует', 'none', 'no', 'n/a'])

/** Whether a cell says that there is no value. */
export function isAbsence(typed: string): boolean {
  return absences.has(typed.toLowerCase())
}

/** A middle name, or the sign that there is none. */
export function readMiddleName(typed: string): string {
  return isAbsence(typed) || typed.toLowerCase() === 'без отчества' ? noMiddleName : readName(typed)
}

/** A name in the casing of names, because lists are often in capitals. Short words stay: they may be initials. */
export function readName(typed: string): string {
  return typed.replace(/\p{Lu}{3,}/gu, word => word.charAt(0) + word.slice(1).toLowerCase())
}

/** The address of a cell as mail programs copy it: `mailto:a@b`, `Anna <a@b>`, or with the mark that parts addresses. */
export function readEmail(typed: string): string {
  const bracketed = /<([^<>\s]+@[^<>\s]+)>/.exec(typed)?.[1]
  return bracketed ?? typed.replace(/^mailto:\s*/i, '').replace(/[\s;,]+$/, '')
}

/** Spreadsheets count days from 30 December 1899; the range is 1 January 1900 to the end of 2099. */
const lastSerial = 73_050

/**
 * A day as people and spreadsheets write it: 17.04.1986, 17/04/1986, 5.3.81, 12 марта 1980, 12 March 1980, 1986-04-17 with or without hours, or a
 * spreadsheet's serial number. Null for anything else.
 */
export function readDay(typed: string): IsoDate | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ][\d:.]+Z?)?$/.exec(typed)
  if (iso) return existing(iso[1], iso[2], iso[3])
  const day = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:\s*г\.?)?$/.exec(typed)
  if (day) return existing(day[3], day[2], day[1])
  const short = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2})(?:\s*г\.?)?$/.exec(typed)
  if (short) return existing(centuryOf(short[3]), short[2], short[1])
  const worded = /^(\d{1,2})\s+(\p{L}{3,8})\.?,?\s+(\d{4})(?:\s*(?:г\.?|года))?$/u.exec(typed)
  if (worded) return existing(worded[3], monthOf(worded[2]), worded[1])
  return /^\d{4,5}(?:\.0+)?$/.test(typed) ? dayOfSerial(Number(typed)) : null
}

/** A date of birth: whoever was born in 2015 is a child, whoever in 1916 does not come. */
function centuryOf(year = ''): string {
  return Number(year) <= 15 ? `20${year}` : `19${year}`
}

const months = 'янв|фев|мар|апр|ма|июн|июл|авг|сен|окт|ноя|дек'.split('|')
const englishMonths = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|')

/** The month by how its name begins, in any case; an empty text for no month. */
function monthOf(word = ''): string {
  const name = word.toLowerCase()
  for (const known of [months, englishMonths]) {
    const index = known.findIndex(beginning => name.startsWith(beginning))
    if (index >= 0) return String(index + 1)
  }
  return ''
}

/** The day of a spreadsheet's serial number; null outside its calendar. */
export function dayOfSerial(serial: number): IsoDate | null {
  if (!(serial >= 1 && serial <= lastSerial)) return null
  // The format counts a 29 February 1900, which did not exist.
  const days = Math.floor(serial) + (serial < 60 ? 1 : 0)
  return new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10)
}

function existing(year = '', month = '', day = ''): IsoDate | null {
  const text = formatIsoDate({ year: Number(year), month: Number(month), day: Number(day) })
  return parseIsoDate(text) ? text : null
}

const roleWords: Record<Exclude<ParticipantRole, 'coordinator'>, string> = {
  participant: 'participant|участник|участница|делегат|гость|delegate|attendee|guest',
  speaker: 'speaker|спикер|докладчик|докладчица|эксперт|модератор|moderator',
  media:
    'media|сми|пресса|журналист|журналистка|представитель сми|медиа|press|journalist|media representative',
}

/** A participant's role by its name in either language; null for any other word. */
export function readRole(typed: string): Exclude<ParticipantRole, 'coordinator'> | null {
  const word = typed.toLowerCase()
  for (const role of ['participant', 'speaker', 'media'] as const)
    if (roleWords[role].split('|').includes(word)) return role
  return null
}

/** When somebody works on site, as people write it; the codes themselves are read too. */
const workWords: Record<'forum' | 'montage' | 'both', string> = {
  forum: 'forum|форум|дни форума|на форуме|в дни форума|forum days|the forum',
  montage:
    'montage|монтаж|демонтаж|монтаж и демонтаж|монтаж, демонтаж|монтаж/демонтаж|застройка|set-up|setup|set-up and dismantling|dismantling|build-up',
  both: 'both|оба|все|все дни|везде|форум и монтаж|монтаж и форум|форум, монтаж|монтаж, форум|форум, монтаж и демонтаж|форум + монтаж|all|all days|forum and set-up|forum, set-up and dismantling',
}

/** The days on site by their name in either language; null for any other word. */
export function readWork(typed: string): 'forum' | 'montage' | 'both' | null {
  const word = typed.toLowerCase().replace(/\.$/, '')
  for (const work of ['forum', 'montage', 'both'] as const)
    if (workWords[work].split('|').includes(word)) return work
  return null
}

/** Restores leading zeros that a spreadsheet has dropped. */
export function restoreZeros(cell: SheetCell, lengths: readonly number[]): string {
  if (!cell.numeric || !/^\d+$/.test(cell.text)) return cell.text
  const length = lengths.find(each => each >= cell.text.length)
  return length ? cell.text.padStart(length, '0') : cell.text
}

/**
 * Whether a text has characters that stand for no letter: bytes that its encoding does not know, and control characters but for tabs and line breaks.
 * Tidied away, they would leave a text that nobody wrote.
 */
export function isUnreadable(text: string): boolean {
  return /(?![\t-\r\u0085])\p{Cc}|\ufffd/u.test(text)
}

/** Turns every kind of space, line break and invisible character into single spaces. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
