import type * as routes from '#contract/document.ts'
import type { readPersonConsentPdf } from '#contract/organiser-person.ts'
import { maskPhone } from '#domain/phone/mask-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDocumentMoment } from '#server/documents/document-moment.ts'
import type { TextPart } from '#server/documents/text-document.ts'
import { drawingGate } from '#server/gate.ts'
import { findConsent } from '#server/persistence/consent-queries.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  findParticipantByApplication,
  type ParticipantRecord,
} from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { giver } from '../consent/own-consents.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'
import { nameFor } from '../participant/present-participant.ts'
import { forumLetterhead } from './forum-letterhead.ts'

/** A given consent, in the language in which it was read: its words, when, by whom, and the hash that proves them. */
export const renderConsent: UseCase<typeof routes.readConsentPdf, 'database'> = async (
  { actor, params: { guid, consent: consentGuid } },
  needs,
) => {
  const { record, edition } = await loadParticipantFor(needs.database, actor, { guid, concern: 'own' })
  const consent = await findConsent(needs.database, { guid: consentGuid, participantGuid: guid })
  if (!consent) refuse('not_found')
  return drawConsent(consent, { record, edition, phone: consent.phone })
}

/** The same for the console; of whoever gave it the phone is masked, as beside it on the page. */
export const renderPersonConsent: UseCase<typeof readPersonConsentPdf, 'database'> = async (
  { params: { guid: applicationGuid, consent: consentGuid } },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const wanted = { applicationGuid, editionGuid: edition.guid }
  const record = (await findParticipantByApplication(database, wanted)) ?? refuse('not_found')
  const consent = await findConsent(database, { guid: consentGuid, participantGuid: record.guid })
  if (!consent) refuse('not_found')
  return drawConsent(consent, { record, edition, phone: consent.phone && maskPhone(consent.phone) })
}

type GivenConsent = NonNullable<Awaited<ReturnType<typeof findConsent>>>

async function drawConsent(
  consent: GivenConsent,
  { record, edition, phone }: { record: ParticipantRecord; edition: EditionRow; phone: string | null },
) {
  const { locale } = consent
  const { title, paragraphs } = consent
  if (title === null || paragraphs === null) refuse('not_found')
  const moment = (at: Date) => formatDocumentMoment(at, locale, edition.timeZone)
  const name = nameFor(locale, record)
  const by = giver(consent, record) === 'participant' ? m.consent_pdf_self : m.consent_pdf_manager
  const rows = [
    { label: m.consent_pdf_person({}, { locale }), value: name },
    { label: m.consent_pdf_given({}, { locale }), value: moment(consent.givenAt) },
    { label: m.consent_pdf_by({}, { locale }), value: by({}, { locale }) },
    { label: m.consent_pdf_phone({}, { locale }), value: phone ?? '—' },
    { label: m.consent_pdf_version({}, { locale }), value: consent.textVersion },
    { label: m.consent_pdf_hash({}, { locale }), value: consent.textHash.toString('hex') },
    {
      label: m.consent_pdf_state({}, { locale }),
      value: consent.withdrawnAt
        ? m.consent_pdf_withdrawn({ date: moment(consent.withdrawnAt) }, { locale })
        : m.consent_pdf_stands({}, { locale }),
    },
  ]
  const parts: TextPart[] = [
    ...paragraphs.map(text => ({ kind: 'paragraph' as const, text })),
    { kind: 'heading', text: m.consent_pdf_record({}, { locale }) },
    { kind: 'facts', rows },
  ]
  const bytes = await drawingGate(async () => {
    // The PDF library and its fonts take 40 MB, so they are loaded with the first document, not with the app.
    const { renderTextDocument } = await import('#server/documents/text-document.ts')
    return renderTextDocument({
      ...forumLetterhead(edition, locale),
      title,
      subtitle: m.consent_pdf_subtitle({ version: consent.textVersion }, { locale }),
      parts,
      created: consent.givenAt,
    })
  })
  return {
    bytes,
    contentType: 'application/pdf',
    fileName: `consent-${consent.kind}-${consent.textVersion}.pdf`,
  }
}
