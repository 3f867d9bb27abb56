import { ForumName } from '#web/kit/frame/forum-name.tsx'
import { PersonMark } from './person-card.tsx'

/** The top line of a phone: which forum, and whose cabinet. */
export function PhoneHeader() {
  return (
    <header className="page-width flex min-h-14 items-center justify-between gap-4 border-b lg:hidden">
      <ForumName />
      <PersonMark />
    </header>
  )
}
