// People by the thousand, made straight in the database: copies of one applicant who is there already.
import pg from 'pg'
import { russianNames } from '#server/demo/crowd-names.ts'

export type Crowd = {
  /** Applications that wait for the committee. */
  pending: string[]
  /** Approved people who owe the fee. */
  owing: { phone: string; participantGuid: string }[]
  groups: { phone: string; groupGuid: string; participantGuids: string[] }[]
}

type Made = { phone: string; participantGuid: string; applicationGuid: string }

const phoneOf = (start: number, index: number) =>
  `+7917${String(((start + index) * 9973) % 10_000_000).padStart(7, '0')}`

/** Somebody else for each number: namesakes by the thousand would all be sought as duplicates of one another. */
function nameOf(number: number) {
  const [men] = russianNames
  const pick = <Part>(parts: readonly Part[] = [], at: number): Part => {
    const part = parts[at % parts.length]
    if (part === undefined) throw new RangeError('there are no names')
    return part
  }
  const round = Math.floor(number / (men?.surnames.length ?? 1))
  const surname = pick(men?.surnames, number)
  const name = pick(men?.names, number * 7 + round)
  return {
    ...{ last_name: surname.own, first_name: name.own, middle_name: pick(men?.fathers, number * 5 + round) },
    ...{ latin_last_name: surname.latin, latin_first_name: name.latin },
  }
}

export async function makeCrowd(
  databaseUrl: string,
  wanted: { pending: number; owing: number; groups: number; inGroup: number },
): Promise<Crowd> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    let phones = 1
    const people = async (count: number, status: 'pending' | 'approved') => {
      const list = Array.from({ length: count }, (_, index) => ({
        phone: phoneOf(phones, index),
        name: nameOf(phones + index),
      }))
      phones += count
      return copyApplicant(client, list, status)
    }
    const pending = await people(wanted.pending, 'pending')
    const owing = await people(wanted.owing, 'approved')
    const groups: Crowd['groups'] = []
    for (let index = 0; index < wanted.groups; index += 1) {
      const members = await people(wanted.inGroup, 'approved')
      const phone = phoneOf(phones, 0)
      phones += 1
      groups.push({
        phone,
        groupGuid: await makeGroupOf(client, phone, members),
        participantGuids: members.map(({ participantGuid }) => participantGuid),
      })
    }
    await client.query('analyze')
    return { pending: pending.map(({ applicationGuid }) => applicationGuid), owing, groups }
  } finally {
    await client.end()
  }
}

/** The columns of a table that are written, not generated: as they are inserted into, and as they are read from a copy. */
async function writtenColumns(client: pg.Client, table: string): Promise<{ into: string; of: string }> {
  const { rows } = await client.query<{ into: string; of: string }>(
    `select string_agg(format('%I', column_name), ', ') as into, string_agg(format('copy.%I', column_name), ', ') as of
     from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  if (!rows[0]) throw new Error(`there is no table ${table}`)
  return rows[0]
}

/** Copies each row of one applicant for every phone; whatever columns there are. */
async function copyApplicant(
  client: pg.Client,
  people: { phone: string; name: ReturnType<typeof nameOf> }[],
  status: string,
): Promise<Made[]> {
  const person = await writtenColumns(client, 'participant')
  const company = await writtenColumns(client, 'participant_company')
  const application = await writtenColumns(client, 'application')
  // Statement by statement: the triggers of an application look up its person.
  await client.query('drop table if exists model, made')
  await client.query(
    `create temp table model as
       select participant.guid from participant join application on application.participant_guid = participant.guid
       where application.status = 'pending' and participant.is_primary and participant.role = 'participant'
         and participant.locale = 'ru' and participant.email is not null
       order by participant.guid limit 1`,
  )
  await client.query(
    `create temp table made as
       select phone, name, gen_random_uuid() as account, gen_random_uuid() as person, gen_random_uuid() as applied,
         'evening-' || substr(phone, 2) || '@example.org' as email
       from jsonb_to_recordset($1::jsonb) as one (phone text, name jsonb)`,
    [JSON.stringify(people)],
  )
  await client.query(
    `insert into account (guid, phone, locale, created_at) select account, phone, 'ru', now() from made`,
  )
  await client.query(
    `insert into participant (${person.into})
       select ${person.of} from made, model join participant on participant.guid = model.guid,
         jsonb_populate_record(null::participant, to_jsonb(participant) || made.name || jsonb_build_object(
           'guid', person, 'account_guid', account, 'phone', made.phone, 'email', made.email, 'search_text', made.email,
           'photograph_file_guid', null, 'unsubscribe_guid', gen_random_uuid())) as copy`,
  )
  await client.query(
    `insert into participant_company (${company.into})
       select ${company.of} from made, model join participant_company on participant_company.participant_guid = model.guid,
         jsonb_populate_record(null::participant_company,
           to_jsonb(participant_company) || jsonb_build_object('participant_guid', person)) as copy`,
  )
  await client.query(
    `insert into application (${application.into})
       select ${application.of} from made, model join application on application.participant_guid = model.guid,
         jsonb_populate_record(null::application, to_jsonb(application) || jsonb_build_object(
           'guid', made.applied, 'participant_guid', person, 'primary_phone', made.phone, 'status', $1::text,
           'pay_by', case when $1 = 'approved' then date '2026-01-30' end)) as copy`,
    [status],
  )
  const { rows } = await client.query<Made>(
    'select phone, person as "participantGuid", applied as "applicationGuid" from made',
  )
  if (rows.length !== people.length) throw new Error(`${rows.length} of ${people.length} people were made`)
  return rows
}

async function makeGroupOf(client: pg.Client, phone: string, members: Made[]): Promise<string> {
  const group = await writtenColumns(client, 'participant_group')
  const { rows } = await client.query<{ guid: string }>(
    `with coordinator as (
       insert into account (phone, locale, created_at) values ($1, 'ru', now()) returning guid
     ), made as (
       insert into participant_group (${group.into})
       select ${group.of} from coordinator, (select * from participant_group order by guid limit 1) as model,
         jsonb_populate_record(null::participant_group, to_jsonb(model) || jsonb_build_object(
           'guid', gen_random_uuid(), 'account_guid', coordinator.guid, 'email', 'coordinator-' || substr($1, 2) || '@example.org')) as copy
       returning guid
     ), members as (
       insert into group_member (application_guid, group_guid, added_at)
       select application, made.guid, now() from made, unnest($2::uuid[]) as application
     )
     select guid from made`,
    [phone, members.map(({ applicationGuid }) => applicationGuid)],
  )
  return rows[0]?.guid ?? ''
}
