import type { MetaDescriptor } from 'react-router'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { FormSkeleton, LoadFailure } from '#web/account/section/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
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
