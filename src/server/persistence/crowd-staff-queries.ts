import { sql } from 'kysely'
import { asRecords } from './crowd-participant-queries.ts'
import type { Tx } from './database.ts'

const portion = 5000

type Consent = { consentVersion: string; consentTextHash: Buffer }

/** Rows of one table by portions, each written by a statement that reads them as records of it. */
async function eachPortion(
  rows: readonly object[],
  write: (records: string) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += portion)
    await write(asRecords(rows.slice(from, from + portion)))
}

/** Companies on site with the accounts of their responsible employees, their employees and vehicles, and their requests for places. */
export async function insertCrowdStaff(
  tx: Tx,
  rows: {
    companies: readonly object[]
    employees: readonly object[]
    vehicles: readonly object[]
    raises: readonly object[]
  },
  facts: { editionGuid: string; consent: Consent },
): Promise<void> {
  const { editionGuid, consent } = facts
  await eachPortion(rows.companies, async records => {
    await sql`
      insert into account (guid, phone, locale, created_at)
      select account_guid, phone, locale, created_at
      from json_to_recordset(${records}::json) as made (account_guid uuid, phone text, locale text, created_at timestamptz)`.execute(
      tx,
    )
    await sql`
      insert into staff_company (guid, edition_guid, account_guid, contractor_role, name, inn, last_name, first_name, middle_name,
        latin_last_name, latin_first_name, email, position, locale, role_confirmed_at, role_confirmed_by, registration_guid,
        places_added, created_at)
      select guid, ${editionGuid}::uuid, account_guid, contractor_role, name, inn, last_name, first_name, middle_name,
        latin_last_name, latin_first_name, email, position, locale, role_confirmed_at, role_confirmed_by, registration_guid,
        places_added, created_at
      from json_populate_recordset(null::staff_company, ${records}::json)`.execute(tx)
  })
  await eachPortion(rows.employees, records =>
    sql`
      insert into employee (guid, company_guid, last_name, first_name, middle_name, latin_last_name, latin_first_name, phone,
        registration_address, on_forum, on_montage, on_site_role, state, sent_at, decided_at, decided_by, decision_note,
        self_registered, consent_version, consent_text_hash, created_at)
      select guid, company_guid, last_name, first_name, middle_name, latin_last_name, latin_first_name, phone,
        registration_address, on_forum, on_montage, on_site_role, state, sent_at, decided_at, decided_by, decision_note,
        self_registered, ${consent.consentVersion}, ${consent.consentTextHash}::bytea, created_at
      from json_populate_recordset(null::employee, ${records}::json)`.execute(tx),
  )
  await eachPortion(rows.vehicles, records =>
    sql`
      insert into vehicle (guid, company_guid, brand, plate, plate_country, type, length_cm, height_cm, on_forum, on_montage,
        driver_guid, arrives_on, leaves_on, state, sent_at, decided_at, decided_by, decision_note, created_at)
      select guid, company_guid, brand, plate, plate_country, type, length_cm, height_cm, on_forum, on_montage,
        driver_guid, arrives_on, leaves_on, state, sent_at, decided_at, decided_by, decision_note, created_at
      from json_populate_recordset(null::vehicle, ${records}::json)`.execute(tx),
  )
  // A company's requests are listed by guid, which holds the time.
  await eachPortion(rows.raises, records =>
    sql`
      insert into quota_raise (guid, edition_guid, company_guid, state, places_asked, reason, asked_by, asked_at, places,
        price_kopecks, answer, answered_by, answered_at, changed_at)
      select guid, ${editionGuid}::uuid, company_guid, state, places_asked, reason, asked_by, asked_at, places,
        price_kopecks, answer, answered_by, answered_at, changed_at
      from json_populate_recordset(null::quota_raise, ${records}::json)`.execute(tx),
  )
}

/** Volunteers with the shifts that they take. */
export async function insertCrowdVolunteers(
  tx: Tx,
  rows: { volunteers: readonly object[]; shifts: readonly object[]; assignments: readonly object[] },
  facts: { editionGuid: string; consent: Consent; addressHash: Buffer },
): Promise<void> {
  const { editionGuid, consent, addressHash } = facts
  await eachPortion(rows.volunteers, records =>
    sql`
      insert into volunteer (guid, edition_guid, last_name, first_name, middle_name, latin_last_name, latin_first_name,
        citizenship, birth_date, city, email, phone, telegram, university, faculty, study_year, experience, locale, state,
        review, sent_at, reviewed_at, reviewed_by, review_note, decided_at, decided_by, note, address_hash, consent_version,
        consent_text_hash, created_at, link_hash, link_sealed, link_key_id)
      select guid, ${editionGuid}::uuid, last_name, first_name, middle_name, latin_last_name, latin_first_name,
        citizenship, birth_date, city, email, phone, telegram, university, faculty, study_year, experience, locale, state,
        review, sent_at, reviewed_at, reviewed_by, review_note, decided_at, decided_by, note, ${addressHash}::bytea,
        ${consent.consentVersion}, ${consent.consentTextHash}::bytea, created_at, link_hash, link_sealed, link_key_id
      from json_populate_recordset(null::volunteer, ${records}::json)`.execute(tx),
  )
  await eachPortion(rows.shifts, records =>
    sql`
      insert into volunteer_shift (guid, edition_guid, starts_at, ends_at, place_ru, place_en, needed)
      select guid, ${editionGuid}::uuid, starts_at, ends_at, place_ru, place_en, needed
      from json_populate_recordset(null::volunteer_shift, ${records}::json)`.execute(tx),
  )
  await eachPortion(rows.assignments, records =>
    sql`
      insert into volunteer_assignment (shift_guid, volunteer_guid, assigned_at, assigned_by)
      select shift_guid, volunteer_guid, assigned_at, assigned_by
      from json_populate_recordset(null::volunteer_assignment, ${records}::json)`.execute(tx),
  )
}
