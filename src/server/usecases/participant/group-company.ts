import type { DraftCompany } from '#contract/participant.ts'
import type { Reader } from '#server/persistence/database.ts'
import { findGroupOfApplication } from '#server/persistence/group-record-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import { presentCompany } from './present-participant.ts'

/**
 * Refuses to give a group member another organisation than the group's (`group_other_company`, naming the fields). The short name is printed on the
 * badge and may differ.
 */
export async function refuseOtherCompany(
  reader: Reader,
  record: ParticipantRecord,
  company: Partial<DraftCompany>,
): Promise<void> {
  const before = presentCompany(record)
  const fields = (Object.keys(company) as (keyof DraftCompany)[]).filter(
    field => field !== 'shortName' && (company[field] || null) !== (before[field] || null),
  )
  if (fields.length === 0 || !(await findGroupOfApplication(reader, record.applicationGuid))) return
  refuse('group_other_company', {
    details: fields.map(field => ({ field: `company.${field}`, code: 'group_other_company' })),
  })
}
