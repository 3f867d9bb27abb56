import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { type Participant, readParticipant } from '#contract/participant.ts'
import { m } from '#messages/compiled/messages.js'
import type { CompanyValues } from '#web/account/company/rules.ts'
import type { CoordinatorValues } from '#web/account/group/form.tsx'
import { noCompany, noCoordinator } from '#web/account/group/rules.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { readGroupDraft } from '../rules.ts'
import { GroupSteps } from './group-steps.tsx'

/** Starts a group: what this account has typed before, else what its own application says, else empty fields. */
export function GroupSignup() {
  const to = usePaths()
  const { users, groups, phone } = useSession()
  const own = users.find(user => user.primary)?.guid ?? null
  const { data, isPending } = useQuery({
    queryKey: ['own-participant', own],
    queryFn: ({ signal }) => callApi(readParticipant, { params: { guid: own ?? '' }, signal }),
    enabled: own !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [kept] = useState(readGroupDraft)
  if (groups.length > 0) return <Navigate to={to('account-group')} replace />
  // If the suggestion fails to load, the form opens without it.
  if (own !== null && isPending) return <FormPause />
  const proposal = data ? proposalOf(data) : null
  return (
    <GroupSteps
      phone={phone ?? ''}
      proposed={proposal !== null && kept.coordinator === null}
      start={{
        coordinator: kept.coordinator ?? proposal?.coordinator ?? noCoordinator,
        company: kept.company ?? proposal?.company ?? noCompany,
      }}
    />
  )
}

function FormPause() {
  return (
    <div aria-busy="true" className="space-y-8">
      <p role="status" className="sr-only">
        {m.loading()}
      </p>
      <Skeleton className="h-10" />
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  )
}

/** What the coordinator's own application already says: name, e-mail and organisation. */
function proposalOf({ person, company }: Participant): {
  coordinator: CoordinatorValues
  company: CompanyValues
} {
  const cyrillic = person.lastName && person.firstName
  return {
    coordinator: {
      lastName: (cyrillic ? person.lastName : person.latinLastName) ?? '',
      firstName: (cyrillic ? person.firstName : person.latinFirstName) ?? '',
      middleName: (cyrillic && person.middleName) || '',
      latinLastName: person.latinLastName ?? '',
      latinFirstName: person.latinFirstName ?? '',
      email: person.email ?? '',
    },
    company: {
      hasInn: company.hasInn,
      inn: company.inn ?? '',
      kpp: company.kpp ?? '',
      name: company.name ?? '',
      shortName: company.shortName ?? '',
      companyType: company.companyType ?? noCompany.companyType,
      siteUrl: company.siteUrl ?? '',
      noSite: company.noSite,
      address: company.address ?? '',
    },
  }
}
