import type { MetaDescriptor } from 'react-router'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { TransferView } from './parts/transfer-view.tsx'
import { useTransfer } from './parts/use-transfer.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-transfer'))
}

export default function TransferPage() {
  const guid = useCurrentParticipant()?.guid ?? null
  const { data, error, refetch } = useTransfer(guid)
  if (guid && data) return <TransferView key={guid} guid={guid} section={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('account-transfer')} />
}
