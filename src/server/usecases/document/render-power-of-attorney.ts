import type * as routes from '#contract/document.ts'
import type { PowerOfAttorneyBody } from '#contract/document.ts'
import type { Locale } from '#contract/field.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { m } from '#messages/compiled/messages.js'
import { documentInstant, formatLongDate } from '#server/documents/document-format.ts'
import type { TextDocument, TextPart } from '#server/documents/text-document.ts'
import { drawingGate } from '#server/gate.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { sellerOf } from '#server/persistence/legal-details-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'
import { nameFor } from '../participant/present-participant.ts'
import { forumLetterhead } from './forum-letterhead.ts'

/**
 * A power of attorney to collect the badge (spec point 3), from the person or their company. It is printed and forgotten: nothing is stored or
 * logged. Valid to the end of the forum.
 */
export const renderPowerOfAttorney: UseCase<typeof routes.drawPowerOfAttorney, 'clock' | 'database'> = async (
  { actor, params: { guid }, body, facts: { locale } },
  needs,
) => {
  const { record, edition } = await loadParticipantFor(needs.database, actor, { guid, concern: 'profile' })
  if (record.status !== 'pending' && record.status !== 'approved') refuse('state_forbids')
  if (body.principal === 'company' && !record.companyName) refuse('company_not_found')
  const today = localDayAt(needs.clock.now().getTime(), edition.timeZone)
  const facts = powerOfAttorney({ record, edition, locale, body, today })
  const bytes = await drawingGate(async () => {
    const { renderTextDocument } = await import('#server/documents/text-document.ts')
    return renderTextDocument(facts)
  })
  return { bytes, contentType: 'application/pdf', fileName: `power-of-attorney-${today}.pdf` }
}

type Facts = {
  record: ParticipantRecord
  edition: EditionRow
  locale: Locale
  body: PowerOfAttorneyBody
  today: string
}

function powerOfAttorney({ record, edition, locale, body, today }: Facts): TextDocument {
  const name = nameFor(locale, record)
  const trusted = withDocument(body.trustedName, body.trustedDocument)
  const forum = forumLetterhead(edition, locale)
  const date = (day: string) => formatLongDate(day, locale)
  const holder = principalOf(record, body, { name, locale })
  const given = { forum: forum.forumName, organiser: sellerOf(edition).name }
  const parts: TextPart[] = [
    {
      kind: 'facts',
      rows: [
        { label: m.power_principal({}, { locale }), value: holder.text },
        { label: m.power_trusted({}, { locale }), value: trusted },
        { label: m.power_participant({}, { locale }), value: name },
      ],
    },
    { kind: 'heading', text: m.power_what({}, { locale }) },
    { kind: 'paragraph', text: m.power_text(given, { locale }) },
    { kind: 'paragraph', text: m.power_actions({}, { locale }) },
    { kind: 'paragraph', text: m.power_term({ date: date(edition.endsOn) }, { locale }) },
    {
      kind: 'signatures',
      rows: [
        { label: m.power_sign_trusted({}, { locale }), name: body.trustedName },
        { label: holder.signs, name: holder.signatory },
      ],
    },
    ...(body.principal === 'company'
      ? [{ kind: 'paragraph' as const, text: m.power_seal({}, { locale }) }]
      : []),
  ]
  return {
    ...forum,
    title: m.power_title({}, { locale }),
    subtitle: m.power_issued({ date: date(today) }, { locale }),
    parts,
    created: documentInstant(today),
  }
}

/** Who gives the power: the person themselves, or their company through its signatory. */
function principalOf(
  record: ParticipantRecord,
  body: PowerOfAttorneyBody,
  { name, locale }: { name: string; locale: Locale },
): { text: string; signs: string; signatory: string } {
  if (body.principal === 'individual')
    return {
      text: withDocument(name, body.principalDocument),
      signs: m.power_sign_individual({}, { locale }),
      signatory: name,
    }
  const numbers = [
    record.inn && `${m.power_inn({}, { locale })} ${record.inn}`,
    record.kpp && `${m.power_kpp({}, { locale })} ${record.kpp}`,
    record.companyAddress,
  ].filter(Boolean)
  return {
    text: m.power_company(
      {
        company: [record.companyName, ...numbers].join(', '),
        position: body.signatoryPosition,
        signatory: body.signatoryName,
        basis: body.basis,
      },
      { locale },
    ),
    signs: body.signatoryPosition,
    signatory: body.signatoryName,
  }
}

function withDocument(name: string, document: string): string {
  return document ? `${name} (${document})` : name
}
