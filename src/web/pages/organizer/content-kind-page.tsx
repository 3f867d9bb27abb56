import { type MetaDescriptor, useParams } from 'react-router'
import { Permitted } from '../../features/console/permitted.tsx'
import { ContentList } from '../../features/content-editor/content-list.tsx'
import { KindUnknown } from '../../features/content-editor/kind-unknown.tsx'
import { kindWords, readKind } from '../../features/content-editor/kind-words.ts'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

type MetaArgs = Parameters<typeof innerMeta>[0] & { params: { kind?: string } }

export function meta(args: MetaArgs): MetaDescriptor[] {
  const kind = readKind(args.params.kind)
  return innerMeta(args, kind ? kindWords[kind].plural() : pageTitle('organizer-content-kind'))
}

/** Everything of one kind. */
export default function ContentKindPage() {
  const kind = readKind(useParams().kind)
  return (
    <Permitted permission="edit-content">
      {kind ? <ContentList key={kind} kind={kind} /> : <KindUnknown />}
    </Permitted>
  )
}
