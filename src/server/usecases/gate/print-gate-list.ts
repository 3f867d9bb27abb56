import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/organiser-gate.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import type { PassKind } from '#domain/pass/pass-payload.ts'
import { accessOf } from '#domain/pass/pass-zones.ts'
import { spacedPlate } from '#domain/vehicle/plate.ts'
import { onSiteRoleOnPaper } from '#messages/badge-facts.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDays } from '#server/documents/document-format.ts'
import { formatDocumentMoment } from '#server/documents/document-moment.ts'
import type { GateListDocument, GateListPart, GateListRow } from '#server/documents/gate-list-pdf.ts'
import { drawingGate } from '#server/gate.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { readRevocations } from '#server/persistence/gate-list-queries.ts'
import type { GatePersonRow } from '#server/persistence/gate-pass-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { makeGateList } from './make-gate-list.ts'

type Printing = { edition: EditionRow; locale: Locale; at: Date; by: string; number: string }

/** The list on paper has the number of the list that devices have, and that of the revocations it knows. */
export const printGateList: UseCase<typeof routes.printGateList, 'clock' | 'database'> = async (
  { actor, body: { locale }, facts },
  { clock, database },
) => {
  const at = clock.now()
  const edition = await readCurrentEdition(database)
  const revocations = await readRevocations(database, edition.guid)
  const list = await makeGateList(database, edition.guid)
  const number = `${list.number}/${revocations.number}`
  const people = list.people.filter(person => person.hold === null && !person.isVoid)
  await database.transaction().execute(tx =>
    recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'manage-gates'),
      subjectKind: 'edition',
      subjectGuid: edition.guid,
      action: 'printGateList',
      toValue: number,
      requestId: facts.requestId,
    }),
  )
  const document = presentList(people, { edition, locale, at, by: actor.name, number })
  return drawingGate(async () => {
    const { renderGateListPdf } = await import('#server/documents/gate-list-pdf.ts')
    return {
      bytes: await renderGateListPdf(document),
      contentType: 'application/pdf',
      fileName: `gate-list-${edition.slug}-${list.number}.pdf`,
    }
  })
}

const partTitles = {
  participant: m.gate_list_participants,
  employee: m.gate_list_employees,
  vehicle: m.gate_list_vehicles,
  volunteer: m.gate_list_volunteers,
} satisfies Record<PassKind, unknown>

/** Parts that are printed even when nobody is in them. */
const always: readonly PassKind[] = ['participant', 'employee', 'vehicle']

function presentList(people: readonly GatePersonRow[], printing: Printing): GateListDocument {
  const { edition, locale, at, by, number } = printing
  const as = { locale }
  const title = m.gate_list_title({ number }, as)
  const when = formatDocumentMoment(at, locale, edition.timeZone)
  const [forumName, city] =
    locale === 'ru' ? [edition.nameRu, edition.cityRu] : [edition.nameEn, edition.cityEn]
  const parts = (Object.keys(partTitles) as PassKind[])
    .map(kind => ({ kind, own: people.filter(person => person.kind === kind) }))
    .filter(({ kind, own }) => always.includes(kind) || own.length > 0)
    .map(({ kind, own }) => partOf(kind, own, locale))
  return {
    title,
    locale,
    forumName,
    forumPlace: `${formatDays(edition, locale)}, ${city}`,
    facts: [
      [m.gate_list_made({}, as), when],
      [m.gate_list_count({}, as), String(people.length)],
      [m.gate_list_made_by({}, as), by],
    ],
    note: m.gate_list_note({}, as),
    day: localDayAt(at.getTime(), edition.timeZone),
    parts,
    nobody: m.gate_list_nobody({}, as),
    continued: m.gate_list_continued({ title, when }, as),
    pageOf: (page, count) => m.passport_list_page({ page, count }, as),
  }
}

function partOf(kind: PassKind, people: readonly GatePersonRow[], locale: Locale): GateListPart {
  const as = { locale }
  const rows = people
    .toSorted((one, other) => one.name.localeCompare(other.name, 'ru'))
    .map(person => presentRow(person, locale))
  return {
    title: partTitles[kind]({}, as),
    heads: {
      name: kind === 'vehicle' ? m.gate_list_plate({}, as) : m.organiser_column_name({}, as),
      company: m.organiser_column_company({}, as),
      what: m.gate_list_what({}, as),
      when: kind === 'vehicle' ? m.gate_list_days({}, as) : m.gate_list_works({}, as),
      seen: m.gate_list_seen({}, as),
    },
    rows,
  }
}

function presentRow(person: GatePersonRow, locale: Locale): GateListRow {
  const { name, latinName, company, position, onSiteRole, days, kind, zones } = person
  const access = accessOf(zones)
  const works = [
    access.onForum ? m.gate_list_on_forum({}, { locale }) : null,
    access.onMontage ? m.gate_list_on_montage({}, { locale }) : null,
  ]
  // The year stands above, and the column is narrow.
  const between =
    days && formatDays({ startsOn: days.arrivesOn, endsOn: days.leavesOn }, locale).replace(/\s\d{4}$/, '')
  return {
    name: kind === 'vehicle' ? spacedPlate(name) : name,
    otherName: latinName ?? '',
    company,
    what: onSiteRole ? onSiteRoleOnPaper(onSiteRole, locale) : (position ?? ''),
    when: between ?? works.filter(Boolean).join(', '),
  }
}
