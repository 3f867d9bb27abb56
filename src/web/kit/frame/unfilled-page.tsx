import type { ReactNode } from 'react'
import { type MetaArgs, type MetaDescriptor, useLocation } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta, publicMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { findPage, type LayoutName, pageEntry } from '#web/site-map.ts'
import { buttonClasses } from '#web/ui/button-classes.ts'

export function meta(args: MetaArgs): MetaDescriptor[] {
  const page = findPage(args.location.pathname)
  const title = page ? pageTitle(page) : m.unfilled_title()
  if (page && pageEntry(page).noindex) return innerMeta(args, title)
  return publicMeta(args, { title, description: m.unfilled_text() })
}

/** Placeholder for a page without content yet, with a link onwards. */
export default function UnfilledPage() {
  const page = findPage(useLocation().pathname)
  const layout: LayoutName = page ? pageEntry(page).layout : 'default'
  const title = page ? pageTitle(page) : m.unfilled_title()
  const content = (
    <Notice title={title} says={m.unfilled_title()} text={m.unfilled_text()}>
      <WayOn layout={layout} />
    </Notice>
  )
  if (layout === 'empty') return <main className="page-width py-10 md:py-16">{content}</main>
  return <div className={layout === 'default' ? 'page-width py-10 md:py-16' : 'py-4'}>{content}</div>
}

type NoticeProps = { title: string; says: string; text: string; children: ReactNode }

function Notice({ title, says, text, children }: NoticeProps) {
  return (
    <div>
      <h1 className="text-2xl font-semibold tracking-tight md:text-3xl">{title}</h1>
      <p className="mt-6 text-lg font-semibold">{says}</p>
      <p className="mt-1 measure text-text-quiet">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}

function WayOn({ layout }: { layout: LayoutName }) {
  const to = usePaths()
  if (layout === 'account')
    return (
      <a href={to('account')} className={buttonClasses()}>
        {m.unfilled_account()}
      </a>
    )
  if (layout === 'organiser')
    return (
      <a href={to('organiser')} className={buttonClasses()}>
        {m.unfilled_organiser()}
      </a>
    )
  return (
    <>
      <a href={to('home')} className={buttonClasses()}>
        {m.unfilled_home()}
      </a>
      {layout === 'default' && (
        <a href={to('registration')} className={buttonClasses({ variant: 'secondary' })}>
          {m.unfilled_registration()}
        </a>
      )}
    </>
  )
}
