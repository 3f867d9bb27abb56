import { sql } from 'kysely'
import { asRecords } from './crowd-participant-queries.ts'
import type { Tx } from './database.ts'

/** Somebody or something on site that security has let in; a vehicle may have a driver who is let in too. */
export type CrowdBearer = {
  kind: 'employee' | 'vehicle' | 'volunteer'
  subjectGuid: string
  zone: 'forum' | 'site'
  driverGuid: string | null
  issuedAt: Date
}

type Team = { gate: string; security: string }

/** Passes of those who work on site, and the devices at the gates: as many as the forum's size asks for, the demo's included. */
export async function insertCrowdGates(
  tx: Tx,
  facts: {
    editionGuid: string
    team: Team
    from: Date
    until: Date
    devices: number
    bearers: readonly CrowdBearer[]
  },
): Promise<void> {
  const { editionGuid, team, from, until } = facts
  await sql`create temp table crowd_bearer (
    kind text, subject_guid uuid, zone text, driver_guid uuid, issued_at timestamptz
  ) on commit drop`.execute(tx)
  await sql`insert into crowd_bearer
    select * from json_populate_recordset(null::crowd_bearer, ${asRecords(facts.bearers)}::json)`.execute(tx)
  await sql`
    insert into pass (guid, edition_guid, kind, subject_guid, issued_at)
    select md5('pass' || subject_guid)::uuid, ${editionGuid}::uuid, kind, subject_guid, issued_at
    from crowd_bearer order by subject_guid`.execute(tx)
  // Their secrets are nobody's: a browser is enrolled with a code of its own.
  await sql`
    insert into gate_device (edition_guid, name, gate, zone, created_at, created_by, secret_hash, enrolled_at, enrolled_by,
      last_seen_at)
    select ${editionGuid}::uuid, 'Телефон ' || number,
      case when number % 3 = 2 then 'Погрузка ' || (number + 1) / 3 else 'Вход ' || (number * 2 + 1) / 3 end,
      case when number % 3 = 2 then 'site' else 'forum' end, ${from}, ${team.security}::uuid,
      sha256(convert_to('crowd device ' || gen_random_uuid(), 'UTF8')), ${from}, ${team.gate}::uuid, ${until}
    from generate_series(
      1 + (select count(*)::integer from gate_device where edition_guid = ${editionGuid}), ${facts.devices}::integer
    ) as number`.execute(tx)
}

/**
 * What the gates scanned in the last three days, as if they were those of the forum: everybody comes and goes a few times, now and then somebody is
 * refused or let through by security, a code names nobody, or a telephone without a network tells its scans later.
 */
export async function insertCrowdScans(
  tx: Tx,
  facts: { editionGuid: string; team: Team; until: Date },
): Promise<void> {
  const { editionGuid, team, until } = facts
  const opens = sql`${until}::timestamptz - interval '3 days'`
  await sql`create temp table crowd_pass on commit drop as
    select pass.guid, pass.counter, bearer.zone, driver.guid as driver_pass_guid, row_number() over (order by pass.guid) as number
    from (
      select 'participant' as kind, application_guid as subject_guid, 'forum' as zone, null::uuid as driver_guid from crowd
      union all select kind, subject_guid, zone, driver_guid from crowd_bearer
    ) as bearer
    join pass on pass.guid = md5('pass' || bearer.subject_guid)::uuid and pass.issued_at < ${opens}
    left join pass as driver on driver.guid = md5('pass' || bearer.driver_guid)::uuid and driver.issued_at < ${opens}
    where bearer.kind <> 'vehicle' or driver.guid is not null`.execute(tx)
  await sql`create temp table crowd_scan on commit drop as
    with gates as (
      select zone, array_agg(guid order by guid) as guids from gate_device
      where edition_guid = ${editionGuid} and enrolled_at is not null and shut_out_at is null group by zone
    ), passage as (
      select crowd_pass.*, crowd_pass.guid as source, line, line % 2 = 1 as is_entry, null::text as refused,
        ${opens} + (line - 1) / 2 * interval '1 day' + case when line % 2 = 1 then 0 else 18000 end * interval '1 second'
          + number * 7919 % 14400 * interval '1 second' as at
      from crowd_pass, generate_series(1, 2 + number % 3 * 2 - (number % 10 = 0)::integer) as line
      union all
      select crowd_pass.*, crowd_pass.guid, 100, true, (array['alreadyInside', 'alreadyInside', 'outsideWindow', 'wrongZone', 'oldPrint'])[1 + number / 12 % 5],
        ${opens} + interval '5 minutes' + number * 7919 % 14400 * interval '1 second'
      from crowd_pass where number % 12 = 5
      union all
      select null, null, zone, null, number, guid, 101, true, (array['malformed', 'malformed', 'unknownPass', 'forged', 'foreignEdition'])[1 + number / 40 % 5],
        ${opens} + number % 3 * interval '1 day' + number * 104729 % 32400 * interval '1 second'
      from crowd_pass where number % 40 = 7
    )
    select md5('scan' || passage.line || passage.source)::uuid as guid,
      gates.guids[1 + (number * 31 + line) % cardinality(gates.guids)] as device_guid, passage.guid as pass_guid, passage.counter,
      passage.zone, driver_pass_guid, is_entry, refused, at, number, line,
      refused is null and line = 1 and number % 20 = 3 as is_offline,
      refused in ('alreadyInside', 'outsideWindow', 'wrongZone', 'oldPrint') and number % 36 = 5 as is_overridden
    from passage join gates using (zone)`.execute(tx)
  await sql`
    insert into gate_scan (guid, edition_guid, device_guid, by_account, zone, direction, pass_guid, counter, driver_pass_guid,
      by_name, at, device_at, received_at, is_offline, admitted, reasons, warnings, list_number, server_admitted, server_reasons,
      content_hash, overridden_at, overridden_by, override_reason)
    select guid, ${editionGuid}::uuid, device_guid, ${team.gate}::uuid, zone, case when is_entry then 'entry' else 'exit' end,
      pass_guid, counter, driver_pass_guid, number % 25 = 4 and pass_guid is not null, at,
      at - case when is_offline and number % 100 = 3 then interval '12 minutes' else interval '0' end,
      at + case when is_offline then interval '40 minutes' else interval '0' end, is_offline, refused is null,
      case when refused is null then '{}'::text[] else array[refused] end, '{}'::text[], case when is_offline then 1 end,
      case when is_offline then number % 100 <> 23 end,
      case when is_offline then case when number % 100 = 23 then array['revoked'] else '{}'::text[] end end,
      sha256(convert_to(guid::text, 'UTF8')), case when is_overridden then at + interval '1 minute' end,
      case when is_overridden then ${team.security}::uuid end, case when is_overridden then 'Сверили паспорт со списком' end
    from crowd_scan order by at, guid`.execute(tx)
  await sql`
    insert into gate_conflict (edition_guid, scan_guid, kind, other_scan_guid, seconds_off, found_at)
    select ${editionGuid}::uuid, scan.guid, told.kind, case when told.kind = 'twoGates' then other.guid end,
      case when told.kind = 'clockOff' then 720 end, scan.at + interval '40 minutes'
    from crowd_scan as scan
    join (values (3, 'clockOff'), (23, 'admittedThoughRefused'), (43, 'twoGates'), (63, 'replayed')) as told (share, kind)
      on told.share = scan.number % 100
    left join crowd_scan as other on other.pass_guid = scan.pass_guid and other.line = 3
    where scan.is_offline and (told.kind <> 'twoGates' or other.guid is not null)
    order by scan.at, scan.guid`.execute(tx)
  // Whoever came last and did not leave is inside, at the wheel as well.
  await sql`
    insert into gate_presence (pass_guid, zone, edition_guid, scan_guid)
    select pass_guid, zone, ${editionGuid}::uuid, guid from (
      select distinct on (bearer.guid, scan.zone) bearer.guid as pass_guid, scan.zone, scan.guid, scan.direction
      from crowd_scan join gate_scan as scan on scan.guid = crowd_scan.guid
      cross join lateral (values (scan.pass_guid), (scan.driver_pass_guid)) as bearer (guid)
      where bearer.guid is not null and (scan.admitted or scan.overridden_at is not null)
      order by bearer.guid, scan.zone, scan.at desc, scan.number desc
    ) as last where direction = 'entry'`.execute(tx)
}
