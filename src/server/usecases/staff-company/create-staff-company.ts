import type * as routes from '#contract/staff-company.ts'
import { checkInn } from '#domain/company/inn.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { breaks } from '#server/persistence/constraint.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findStaffCompany, insertStaffCompany } from '#server/persistence/staff-company-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { loadStaffCompany } from './permitted-staff-company.ts'
import { ownerColumns, presentStaffCompany } from './present-staff-company.ts'
import { writeToStaffOwner } from './write-to-staff-owner.ts'

/**
 * Signs a company up. It has one responsible employee (spec point 5): between two who sign it up at once a unique index decides, and the other is told
 * `responsible_person_exists` without hearing who it is.
 */
export const createStaffCompany: UseCase<
  typeof routes.createStaffCompany,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, body: { company, contractorRole, owner, locale }, facts }, needs) => {
  const at = needs.clock.now()
  const { accountGuid } = actor
  try {
    const guid = await needs.database.transaction().execute(async tx => {
      const edition = await readCurrentEdition(tx)
      const made = await insertStaffCompany(tx, {
        editionGuid: edition.guid,
        accountGuid,
        contractorRole,
        name: company.name,
        inn: bareInn(company),
        ...ownerColumns(owner),
        locale,
        createdAt: at,
      })
      await recordAudit(tx, {
        at,
        actorGuid: accountGuid,
        actorRole: 'staffOwner',
        subjectKind: 'staffCompany',
        subjectGuid: made,
        action: 'createStaffCompany',
        toValue: contractorRole,
        requestId: facts.requestId,
      })
      const row = await findStaffCompany(tx, { guid: made, editionGuid: edition.guid, accountGuid })
      if (!row) refuse('not_found')
      await writeToStaffOwner({ needs, tx, edition }, 'staff_company_created', {
        company: row,
        content: { company: row.name },
      })
      return made
    })
    return presentStaffCompany(needs.database, (await loadStaffCompany(needs.database, actor, guid)).company)
  } catch (error) {
    if (breaks(error, 'staff_company_inn')) refuseSecond('company.inn')
    if (breaks(error, 'staff_company_name')) refuseSecond('company.name')
    throw error
  }
}

function refuseSecond(field: string): never {
  refuse('responsible_person_exists', { details: [{ field, code: 'responsible_person_exists' }] })
}

function bareInn({ hasInn, inn }: { hasInn: boolean; inn: string | null }): string | null {
  const verdict = hasInn && inn ? checkInn(inn, 'payer') : null
  return verdict?.ok ? verdict.inn : null
}
