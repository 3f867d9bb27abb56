import type { MetaDescriptor } from 'react-router'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { documentKind } from './parts/passport-values.ts'
import { PassportView } from './parts/passport-view.tsx'
import { useCountries, usePassport } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-passport'))
}

export default function PassportPage() {
  const guid = useCurrentParticipant()?.guid ?? null
  const passport = usePassport(guid)
  // The form preselects a country from the list, so it waits for the list where it needs one.
  const needsCountries = passport.data !== undefined && documentKind(passport.data) !== 'russian'
  const countries = useCountries({ wanted: needsCountries })
  const failed = passport.data === undefined ? passport : needsCountries && !countries.data ? countries : null
  if (failed?.error) return <LoadFailure error={failed.error} onRetry={() => failed.refetch()} />
  if (!guid || !passport.data || failed) return <FormSkeleton title={pageTitle('account-passport')} />
  return <PassportView key={guid} guid={guid} passport={passport.data} countries={countries.data ?? []} />
}
