import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { QueryProvider } from '#web/kit/api/query-provider.tsx'
import { ForumName } from '#web/kit/frame/forum-name.tsx'
import { Shell } from '#web/kit/frame/shell.tsx'
import { LanguageSwitch } from '#web/kit/locale/language-switch.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { GroupSignup } from './parts/group-signup.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('signup-group'))
}

export default function SignupGroupPage() {
  return (
    <SignupFrame>
      <GroupSignup />
    </SignupFrame>
  )
}

/** The frame of a form on an otherwise empty page: the forum, the language, one column. */
function SignupFrame({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <Shell>
        <header className="border-b">
          <div className="page-width flex min-h-16 items-center justify-between gap-4">
            <ForumName />
            <LanguageSwitch className="-mr-3 shrink-0" />
          </div>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-168 flex-1 px-4 pt-8 pb-12 outline-none sm:pt-14"
        >
          {children}
        </main>
      </Shell>
      <Toaster label={m.toasts_label()} closeLabel={m.close()} />
    </QueryProvider>
  )
}
