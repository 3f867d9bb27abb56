import type { z } from 'zod'
import type { Group, groupDetails } from '#contract/group.ts'
import type { CompanyType } from '#domain/company/company-type.ts'
import { checkName } from '#domain/person/name.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import type { GroupData, GroupRow } from '#server/persistence/group-record-queries.ts'

export type GroupDetails = z.output<typeof groupDetails>

export function presentGroup(group: GroupRow, memberCount: number): Group {
  const { guid, version, locale, lastName, firstName, middleName, email } = group
  const { latinLastName, latinFirstName } = withLatin(group)
  const { hasInn, inn, kpp, siteUrl, noSite, address } = group
  return {
    guid,
    version,
    locale,
    memberCount,
    coordinator: { lastName, firstName, middleName, latinLastName, latinFirstName, email },
    company: {
      ...{ hasInn, inn, kpp, siteUrl, noSite, address },
      name: group.companyName,
      shortName: group.companyShortName,
      companyType: group.companyType as CompanyType,
    },
  }
}

/** The coordinator's entries as columns; an empty field becomes null. */
export function groupColumns({ coordinator, company, locale }: GroupDetails): GroupData {
  const { name, shortName, hasInn, inn, kpp, siteUrl, ...rest } = company
  return {
    ...rest,
    lastName: coordinator.lastName,
    firstName: coordinator.firstName,
    middleName: coordinator.middleName || null,
    ...withLatin(coordinator),
    email: coordinator.email,
    locale,
    hasInn,
    inn: (hasInn && inn) || null,
    kpp: (hasInn && kpp) || null,
    companyName: name,
    companyShortName: shortName,
    siteUrl: (!rest.noSite && siteUrl) || null,
    address: rest.address || null,
  }
}

type Called = {
  lastName: string
  firstName: string
  latinLastName?: string | null | undefined
  latinFirstName?: string | null | undefined
}

/** The Latin spelling that was given, else that of passports; null of a name in a third script. */
function withLatin({ lastName, firstName, latinLastName, latinFirstName }: Called) {
  return {
    latinLastName: latinLastName || proposedLatin(lastName),
    latinFirstName: latinFirstName || proposedLatin(firstName),
  }
}

function proposedLatin(name: string): string | null {
  const spelt = checkName(transliterateName(name), 'latin')
  return spelt.ok ? spelt.name : null
}
