import type { AdmissionFacts } from '#domain/admission/admission-verdict.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'

/** The facts for the admission verdict, for the cabinet and the console alike. */
export function admissionFacts(record: ParticipantRecord, edition: EditionRow): AdmissionFacts {
  return {
    application: record.status,
    security: record.security,
    payment: record.payment,
    passportGiven: record.passportSavedAt !== null,
    photographGiven: record.photographFileGuid !== null,
    photographAwaitsReview: record.photographReviewSince !== null,
    photographRequested: record.photographRequestedAt !== null,
    passWithheld: record.passWithheld,
    paidByCoordinator: record.paidByCoordinator,
    payBy: record.payBy ?? edition.payBy,
    invoiceDueOn: record.invoiceDueOn,
    passportBy: edition.passportBy,
  }
}
