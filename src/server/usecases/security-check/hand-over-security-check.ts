import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/organiser-security-check.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { type SiteWindow, windowsOf } from '#domain/edition/site-window.ts'
import { onSiteRoleOnPaper, participantRoleOnPaper } from '#messages/badge-facts.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDays, formatShortDate } from '#server/documents/document-format.ts'
import { type WorkbookColumn, workbook } from '#server/documents/workbook.ts'
import { drawingGate } from '#server/gate.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { recordViewings } from '#server/persistence/passport-queries.ts'
import { type CheckedPerson, listCheckRows } from '#server/persistence/security-check-person-queries.ts'
import { findCheck, recordHandover } from '#server/persistence/security-check-queries.ts'
import { readSiteWindows } from '#server/persistence/staff-company-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { countries } from '../dictionary/countries.ts'
import { knownName, latinName } from '../participant/present-participant.ts'
import { openListedNumbers } from '../passport/read-passport.ts'
import { rowKeyOf } from './check-key.ts'
import { vehicleOf } from './present-check.ts'

type Drawing = {
  edition: EditionRow
  windows: readonly SiteWindow[]
  numbers: ReadonlyMap<string, string>
  locale: Locale
}

/**
 * The list as the outside service gets it, drawn from the record each time. Whoever is gone or has saved other data since is left out: nobody could take a
 * verdict on them. That it was drawn is recorded, and for each participant a viewing of their number, which they are shown.
 */
export const handOverSecurityCheck: UseCase<
  typeof routes.handOverSecurityCheck,
  'clock' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body: { locale }, facts }, needs) => {
  const at = needs.clock.now()
  const drawn = await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const check = (await findCheck(tx, { guid, editionGuid: edition.guid })) ?? refuse('not_found')
    const rows = await listCheckRows(tx, { editionGuid: edition.guid, checkGuid: guid })
    const sent = rows.flatMap(({ line, person, changed }) => (person && !changed ? [{ line, person }] : []))
    if (sent.length === 0) refuse('not_found')
    const holders = sent.flatMap(({ person: { participantGuid } }) => participantGuid ?? [])
    const numbers = await openListedNumbers(needs, tx, holders)
    await recordViewings(
      tx,
      [...numbers.keys()].map(participantGuid => ({
        participantGuid,
        viewedBy: actor.accountGuid,
        viewedAs: 'security',
        part: 'number',
        purpose: check.purpose,
        at,
      })),
    )
    await recordHandover(tx, { checkGuid: guid, at, byAccount: actor.accountGuid, people: sent.length })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'check-outside'),
      subjectKind: 'securityCheck',
      subjectGuid: guid,
      action: 'handOverSecurityCheck',
      toValue: `${check.number}: ${sent.length}`,
      reason: check.purpose,
      requestId: facts.requestId,
    })
    return { check, edition, sent, numbers, windows: await readSiteWindows(tx, edition.guid) }
  })
  const drawing = { ...drawn, locale }
  const rows = drawn.sent.map(({ line, person }) => [
    rowKeyOf(needs, drawn.check, line),
    String(line),
    ...cellsOf(person, drawing).map(plainSpaces),
    '',
    '',
  ])
  return drawingGate(async () => ({
    bytes: workbook(
      m.check_list_name({ number: String(drawn.check.number) }, { locale }),
      columnsIn(locale),
      rows,
    ),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `security-check-${drawn.check.number}.xlsx`,
  }))
}

/** Whoever searches or sorts the sheet types plain spaces. */
const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

/** No more than the service may see; the two columns at the end are its own. */
function columnsIn(locale: Locale): WorkbookColumn[] {
  const as = { locale }
  const columns: WorkbookColumn[] = [
    { head: m.check_head_key({}, as), width: 16 },
    { head: m.check_head_line({}, as), width: 6 },
    { head: m.check_head_name({}, as), width: 34 },
    { head: m.check_head_latin_name({}, as), width: 28 },
    { head: m.check_head_birth_date({}, as), width: 14 },
    { head: m.check_head_citizenship({}, as), width: 20 },
    { head: m.check_head_passport({}, as), width: 20 },
    { head: m.check_head_company({}, as), width: 30 },
    { head: m.check_head_role({}, as), width: 20 },
    { head: m.check_head_days({}, as), width: 30 },
    { head: m.check_head_vehicle({}, as), width: 26 },
    {
      head: m.check_head_verdict({}, as),
      width: 16,
      choices: [m.check_word_cleared({}, as), m.check_word_refused({}, as), m.check_word_unclear({}, as)],
    },
    { head: m.check_head_comment({}, as), width: 40 },
  ]
  return columns.map(column => ({ ...column, head: plainSpaces(column.head) }))
}

function cellsOf(person: CheckedPerson, { edition, windows, numbers, locale }: Drawing): string[] {
  const { birthDate, citizenship, participantGuid } = person
  const country = countries.find(({ code }) => code === citizenship)?.name[locale] ?? citizenship
  return [
    knownName(person) ?? '',
    latinName(person) ?? '',
    birthDate ? formatShortDate(birthDate) : '',
    country ?? '',
    (participantGuid && numbers.get(participantGuid)) || '',
    person.company ?? '',
    roleOf(person, locale),
    daysOf(person, { edition, windows, locale }),
    vehicleOf(person) ?? '',
  ]
}

function roleOf({ kind, role, onSiteRole }: CheckedPerson, locale: Locale): string {
  if (role) return participantRoleOnPaper(role, locale)
  return kind === 'volunteer' ? m.badge_role_volunteer({}, { locale }) : onSiteRoleOnPaper(onSiteRole, locale)
}

/** The days on which they are to be let in: those of the forum, of the windows they work in, or of the vehicle. */
function daysOf(
  { kind, onForum, onMontage, arrivesOn, leavesOn }: CheckedPerson,
  { edition, windows, locale }: Pick<Drawing, 'edition' | 'windows' | 'locale'>,
): string {
  if (kind === 'participant') return formatDays(edition, locale)
  if (arrivesOn && leavesOn) return formatDays({ startsOn: arrivesOn, endsOn: leavesOn }, locale)
  const dayOf = (instant: number) => localDayAt(instant, edition.timeZone)
  return windowsOf({ onForum: onForum === true, onMontage: onMontage === true }, windows)
    .map(({ from, to }) => formatDays({ startsOn: dayOf(from), endsOn: dayOf(to - 1) }, locale))
    .join('; ')
}
