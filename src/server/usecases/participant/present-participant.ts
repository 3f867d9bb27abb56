import type { Participant } from '#contract/participant.ts'
import { applicationStatusIds } from '#domain/application/application-status.ts'
import type { CompanyType } from '#domain/company/company-type.ts'
import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'

/** A participant as the API shows it to whoever may see it whole. */
export function presentParticipant(record: ParticipantRecord, consents: ConsentKind[]): Participant {
  return {
    guid: record.guid,
    primary: record.isPrimary,
    role: record.role,
    locale: record.locale,
    version: record.version,
    status: record.status,
    statusId: applicationStatusIds[record.status],
    security: record.security,
    payment: record.payment,
    step: record.step,
    submittedAt: record.submittedAt?.toISOString() ?? null,
    informationRequest: record.status === 'draft' ? record.decisionReason : null,
    person: presentPerson(record),
    company: presentCompany(record),
    media: { mediaName: record.mediaName, mediaWebsite: record.mediaWebsite },
    photographFileGuid: record.photographFileGuid,
    consents,
  }
}

export function presentPerson(record: ParticipantRecord): Participant['person'] {
  const { prefix, firstName, lastName, middleName, noMiddleName, latinFirstName, latinLastName } = record
  const { email, phone, country, citizenship, birthDate, position } = record
  return {
    ...{ prefix, firstName, lastName, middleName, noMiddleName, latinFirstName, latinLastName },
    ...{ email, phone, country, citizenship, birthDate, position },
  }
}

export function presentCompany(record: ParticipantRecord): Participant['company'] {
  return {
    hasInn: record.hasInn ?? true,
    inn: record.inn,
    kpp: record.kpp,
    name: record.companyName,
    shortName: record.companyShortName,
    companyType: record.companyType as CompanyType | null,
    siteUrl: record.siteUrl,
    noSite: record.noSite ?? false,
    address: record.companyAddress,
  }
}

/** A name for lists and documents: Cyrillic when there is one, otherwise Latin. */
export function fullName(
  record: Pick<
    ParticipantRecord,
    'lastName' | 'firstName' | 'middleName' | 'latinLastName' | 'latinFirstName'
  >,
): string {
  return knownName(record) ?? '—'
}

/** As `fullName`; null where no name is known. */
export function knownName(record: Parameters<typeof fullName>[0]): string | null {
  const cyrillic = [record.lastName, record.firstName, record.middleName].filter(Boolean).join(' ')
  return cyrillic || latinName(record)
}

/** The name in the script of the reader's language, where the person has given it (product.md §5). */
export function nameFor(locale: 'ru' | 'en', record: Parameters<typeof fullName>[0]): string {
  return (locale === 'en' && latinName(record)) || fullName(record)
}

/** A name as a screen shows it to its reader and in both scripts as a file has it; the schema of a route lets only the first through. */
export function namesFor(locale: 'ru' | 'en', record: Parameters<typeof fullName>[0]) {
  return { name: nameFor(locale, record), fullName: fullName(record), latinName: latinName(record) }
}

export function latinName(
  record: Pick<ParticipantRecord, 'latinLastName' | 'latinFirstName'>,
): string | null {
  return [record.latinFirstName, record.latinLastName].filter(Boolean).join(' ') || null
}
