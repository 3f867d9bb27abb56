import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/organiser-passport.ts'
import { type PassportBody, passportBody } from '#contract/passport.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { isForChecking, numberFor, type ViewingPurpose } from '#domain/passport/passport-viewing.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDays } from '#server/documents/document-format.ts'
import { formatDocumentMoment } from '#server/documents/document-moment.ts'
import type { ListedPerson, PassportList } from '#server/documents/passport-list-pdf.ts'
import { drawingGate } from '#server/gate.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findOrganiserName } from '#server/persistence/organiser-team-queries.ts'
import { listApprovedPassports } from '#server/persistence/passport-list-queries.ts'
import { recordViewings } from '#server/persistence/passport-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { knownName, latinName } from '../participant/present-participant.ts'
import { wholeNumber } from './read-passport.ts'

type Row = Awaited<ReturnType<typeof listApprovedPassports>>[number]
type Printing = { edition: EditionRow; locale: Locale; purpose: ViewingPurpose; at: Date; by: string }

/**
 * The list of approved people, to be printed and signed. That it was printed and what for is recorded, and for each person whose number is whole in it
 * also a viewing, which they are shown.
 */
export const printPassportList: UseCase<
  typeof routes.printPassportList,
  'clock' | 'database' | 'sealer'
> = async ({ actor, body: { purpose }, facts: { locale, requestId } }, needs) => {
  const at = needs.clock.now()
  const list = await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const rows = await listApprovedPassports(tx, edition.guid)
    if (isForChecking(purpose))
      await recordViewings(
        tx,
        rows
          .filter(({ sealed }) => sealed !== null)
          .map(({ participantGuid }) => ({
            participantGuid,
            viewedBy: actor.accountGuid,
            viewedAs: 'security',
            part: 'number',
            purpose,
            at,
          })),
      )
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'read-passports'),
      subjectKind: 'edition',
      subjectGuid: edition.guid,
      action: 'printPassportList',
      toValue: String(rows.length),
      reason: purpose,
      requestId,
    })
    const by = (await findOrganiserName(tx, actor.accountGuid)) ?? ''
    const people = rows.map(row => presentPerson(needs, row, { locale, purpose }))
    return presentList(people, { edition, locale, purpose, at, by })
  })
  return drawingGate(async () => {
    const { renderPassportListPdf } = await import('#server/documents/passport-list-pdf.ts')
    return {
      bytes: await renderPassportListPdf(list),
      contentType: 'application/pdf',
      fileName: `approved-${list.day}.pdf`,
    }
  })
}

function presentPerson(
  { sealer }: Needs<'sealer'>,
  row: Row,
  { locale, purpose }: Pick<Printing, 'locale' | 'purpose'>,
): ListedPerson {
  const [own, latin] = [knownName(row) ?? '—', latinName(row) ?? '']
  const data =
    row.sealed && row.keyId
      ? passportBody.parse(sealer.open(row.sealed, row.keyId, `passport:${row.participantGuid}`))
      : null
  return {
    name: own,
    otherName: latin === own ? '' : latin,
    company: row.companyShortName ?? row.companyName ?? '—',
    document: data ? documentWord(data, locale) : '—',
    number: data ? numberFor(purpose, wholeNumber(data)) : '—',
  }
}

function documentWord(data: PassportBody, locale: Locale): string {
  return data.kind === 'russian'
    ? m.passport_list_russian({}, { locale })
    : m.passport_list_foreign({ country: data.issuingCountry }, { locale })
}

const purposeWords = {
  check: m.organiser_purpose_check,
  review: m.organiser_purpose_review,
  question: m.organiser_purpose_asked,
  inquiry: m.organiser_purpose_inquiry,
} satisfies Record<ViewingPurpose, unknown>

function presentList(people: ListedPerson[], { edition, locale, purpose, at, by }: Printing): PassportList {
  const as = { locale }
  const when = formatDocumentMoment(at, locale, edition.timeZone)
  const title = m.passport_list_title({}, as)
  const [forumName, city] =
    locale === 'ru' ? [edition.nameRu, edition.cityRu] : [edition.nameEn, edition.cityEn]
  return {
    title,
    locale,
    forumName,
    forumPlace: `${formatDays(edition, locale)}, ${city}`,
    facts: [
      [m.passport_list_state({}, as), when],
      [m.organiser_purpose({}, as), purposeWords[purpose]({}, as)],
      [m.passport_list_people({}, as), String(people.length)],
      [m.passport_list_printed_by({}, as), by],
    ],
    day: localDayAt(at.getTime(), edition.timeZone),
    heads: {
      name: m.organiser_column_name({}, as),
      company: m.organiser_column_company({}, as),
      document: m.passport_list_document({}, as),
      number: m.passport_list_number({}, as),
    },
    people,
    nobody: m.passport_list_empty({}, as),
    signer: { post: m.passport_list_signer({}, as), name: `/ ${'_'.repeat(28)} /` },
    signedOn: m.passport_list_signed_on({}, as),
    continued: m.passport_list_continued({ title, when }, as),
    pageOf: (page, count) => m.passport_list_page({ page, count }, as),
  }
}
