import type { MetaDescriptor } from 'react-router'
import { FormSkeleton } from '../../features/cabinet/form-skeleton.tsx'
import { LoadFailure } from '../../features/cabinet/load-failure.tsx'
import { useCurrentParticipant } from '../../features/cabinet/use-current-participant.ts'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'
import { TransferView } from '../../features/transfer/transfer-view.tsx'
import { useTransfer } from '../../features/transfer/use-transfer.ts'

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
