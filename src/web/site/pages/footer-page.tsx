import type { MetaArgs, MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { PublicFooter } from '#web/site/parts/footer/public-footer.tsx'

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
