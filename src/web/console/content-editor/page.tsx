import { type MetaDescriptor, useParams } from 'react-router'
import { kindsEditedBy } from '#domain/access/content-access.ts'
import { KindUnknown } from '#web/console/content/view.tsx'
import { kindWords, readKind } from '#web/console/content/words.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { ContentItem } from './view.tsx'

type MetaArgs = Parameters<typeof innerMeta>[0] & { params: { kind?: string } }

export function meta(args: MetaArgs): MetaDescriptor[] {
  const kind = readKind(args.params.kind)
  return innerMeta(args, kind ? kindWords[kind].plural() : pageTitle('organiser-content-item'))
}

export default function ContentItemPage() {
  const { kind: name, guid = '' } = useParams()
  const kind = readKind(name)
  const { roles } = useOrganiser()
  return (
    <Permitted permission="edit-content" also={kind !== null && kindsEditedBy(roles).includes(kind)}>
      {kind ? <ContentItem key={kind} kind={kind} guid={guid} /> : <KindUnknown />}
    </Permitted>
  )
}
