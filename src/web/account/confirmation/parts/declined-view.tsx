import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { SupportContacts } from '#web/account/participant/support-contacts.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** The application is no more; whoever wants to come after all applies anew. Takes the focus: the form has gone. */
export function DeclinedView() {
  const to = usePaths()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="space-y-6 outline-none">
      <PageHeading title={m.confirm_declined_title()} lead={m.confirm_declined_lead()} />
      <Button asChild variant="secondary" className="max-sm:w-full">
        <Link to={to('signup')}>{m.confirm_declined_apply()}</Link>
      </Button>
      <div className="text-sm text-text-quiet">
        <SupportContacts />
      </div>
    </div>
  )
}
