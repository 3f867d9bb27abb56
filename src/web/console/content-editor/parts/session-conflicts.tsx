import { TriangleAlert } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { ClashList } from './clash-list.tsx'
import type { SiteClashes } from './use-site-clashes.ts'

type SessionConflictsProps = { found: SiteClashes | null; edition: string | undefined }

/** The halls and people that another session needs at the same time, with links to those sessions. */
export function SessionConflicts({ found, edition }: SessionConflictsProps) {
  return (
    <div aria-live="polite" className={found ? undefined : 'mb-0!'}>
      {found && (
        <Banner tone="attention" title={m.content_clashes({ count: found.clashes.length })}>
          <div className="mt-1">
            <ClashList {...found} edition={edition} />
          </div>
        </Banner>
      )}
    </div>
  )
}

/** The same beside the fields that cause it, where the banner is out of sight. Only the banner is announced. */
export function ConflictNote({ found, edition }: { found: SiteClashes; edition: string | undefined }) {
  return (
    <div className="space-y-1.5">
      <p className="flex items-center gap-2 text-sm font-medium text-attention">
        <TriangleAlert aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
        {m.content_clashes({ count: found.clashes.length })}
      </p>
      <ClashList {...found} edition={edition} />
    </div>
  )
}
