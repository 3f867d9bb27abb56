import { type MetaDescriptor, useParams } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { RecordPage } from '#web/console/record/view.tsx'
import { Permitted } from '#web/console/screen/view.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { CheckView } from './parts/check-view.tsx'
import { useSecurityCheck } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-security-check'))
}

export default function SecurityCheckPage() {
  const { guid = '' } = useParams()
  return (
    <Permitted permission="check-outside">
      <SecurityCheck key={guid} guid={guid} />
    </Permitted>
  )
}

function SecurityCheck({ guid }: { guid: string }) {
  const to = usePaths()
  const query = useSecurityCheck(guid)
  return (
    <RecordPage
      wide
      presence={{ kind: 'securityCheck', guid }}
      list={{ to: to('organiser-security-checks') }}
      listText={m.check_back()}
      query={query}
      titleOf={({ number }) => m.check_list_name({ number: String(number) })}
      failedTitle={m.page_title_organiser_security_check()}
      skeleton={<SkeletonText lines={8} />}
    >
      {check => <CheckView check={check} />}
    </RecordPage>
  )
}
