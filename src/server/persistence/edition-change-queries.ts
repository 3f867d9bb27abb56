import { sql } from 'kysely'
import type { SettingsCounts } from '#domain/edition/settings-change.ts'
import type { Reader } from './database.ts'

/** How many people of the edition the settings can concern. */
export async function countConcerned(reader: Reader, edition: { guid: string }): Promise<SettingsCounts> {
  const { rows } = await sql<Record<keyof SettingsCounts, string>>`
    select
      count(*) filter (where status = 'approved' and payment in ('unpaid', 'pending') and not is_invoiced) as unpaid,
      count(*) filter (where is_invoiced) as invoiced,
      count(*) filter (where status = 'approved' and payment in ('unpaid', 'pending')) as owing,
      count(*) filter (where status in ('pending', 'approved')
        and security in ('passportPending', 'passportFailed')) as without_passport,
      count(*) filter (where status in ('pending', 'approved') and not has_transfer) as without_transfer,
      count(*) filter (where status not in ('cancelled', 'rejected')) as cabinets
    from (
      select application.status, application.payment, application.security,
        exists (select from invoice_line join invoice on invoice.guid = invoice_line.invoice_guid
          where invoice_line.application_guid = application.guid and invoice_line.is_open
            and invoice.status = 'unpaid') as is_invoiced,
        exists (select from transfer where transfer.participant_guid = application.participant_guid) as has_transfer
      from application join participant on participant.guid = application.participant_guid
      where application.edition_guid = ${edition.guid} and participant.erased_at is null
    ) as person`.execute(reader)
  const [row] = rows
  return {
    unpaid: Number(row?.unpaid ?? 0),
    invoiced: Number(row?.invoiced ?? 0),
    owing: Number(row?.owing ?? 0),
    withoutPassport: Number(row?.withoutPassport ?? 0),
    withoutTransfer: Number(row?.withoutTransfer ?? 0),
    cabinets: Number(row?.cabinets ?? 0),
  }
}

/** The last saves of an edition's settings, newest first, with who made them. */
export function listEditionChanges(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('auditEntry')
    .leftJoin('organiser', 'organiser.accountGuid', 'auditEntry.actorGuid')
    .select(['auditEntry.at', 'auditEntry.fromValue', 'auditEntry.toValue', 'organiser.name as by'])
    .where('auditEntry.subjectGuid', '=', editionGuid)
    .where('auditEntry.subjectKind', '=', 'edition')
    .where('auditEntry.action', '=', 'save')
    .orderBy('auditEntry.at', 'desc')
    .orderBy('auditEntry.id', 'desc')
    .limit(50)
    .execute()
}
