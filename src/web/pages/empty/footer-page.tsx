import type { MetaArgs, MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { PublicFooter } from '../../features/footer/public-footer.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'

export function meta(args: MetaArgs): MetaDescriptor[] {
  return innerMeta(args, m.page_title_footer())
}

/** The bare footer, for embedding into other sites of the forum. */
export default function FooterPage() {
  return (
    <main>
      <h1 className="sr-only">{m.page_title_footer()}</h1>
      <PublicFooter />
    </main>
  )
}
