import { type MetaDescriptor, useParams } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { RecordPage } from '#web/console/record/view.tsx'
import { Permitted } from '#web/console/screen/view.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { LetterRecord } from './parts/letter-record.tsx'
import { useLetter } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-letter'))
}

export default function LetterPage() {
  const { guid = '' } = useParams()
  return (
    <Permitted permission="send-letters">
      <Letter key={guid} guid={guid} />
    </Permitted>
  )
}

function Letter({ guid }: { guid: string }) {
  const to = usePaths()
  const locale = useLocale()
  return (
    <RecordPage
      wide
      presence={{ kind: 'letter', guid }}
      list={{ to: to('organiser-letters') }}
      listText={m.letters_back_to_list()}
      query={useLetter(guid)}
      titleOf={letter => letter.subject[locale]}
      failedTitle={m.page_title_organiser_letter()}
      skeleton={<SkeletonText lines={8} />}
    >
      {letter => <LetterRecord letter={letter} />}
    </RecordPage>
  )
}
