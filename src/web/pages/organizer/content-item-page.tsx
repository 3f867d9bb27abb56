import { type MetaDescriptor, useParams } from 'react-router'
import { Permitted } from '../../features/console/permitted.tsx'
import { ContentItem } from '../../features/content-editor/content-item.tsx'
import { KindUnknown } from '../../features/content-editor/kind-unknown.tsx'
import { kindWords, readKind } from '../../features/content-editor/kind-words.ts'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

type MetaArgs = Parameters<typeof innerMeta>[0] & { params: { kind?: string } }

export function meta(args: MetaArgs): MetaDescriptor[] {
  const kind = readKind(args.params.kind)
  return innerMeta(args, kind ? kindWords[kind].plural() : pageTitle('organizer-content-item'))
}

/** One piece of content in its editor. */
export default function ContentItemPage() {
  const { kind: name, guid = '' } = useParams()
  const kind = readKind(name)
  return (
    <Permitted permission="edit-content">
      {kind ? <ContentItem key={kind} kind={kind} guid={guid} /> : <KindUnknown />}
    </Permitted>
  )
}
