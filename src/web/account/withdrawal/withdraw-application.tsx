import { useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { WithdrawDialog } from './parts/withdraw-dialog.tsx'

type WithdrawApplicationProps = {
  guid: string
  /** Nothing is paid. */
  possible: boolean
  /** Whose application, where it is another person's. */
  name?: string | null
}

/** Withdraws the application while nothing is paid. */
export function WithdrawApplication({ guid, possible, name = null }: WithdrawApplicationProps) {
  const [asking, setAsking] = useState(false)
  const own = name === null
  return (
    <Section
      space="none"
      title={own ? m.person_withdraw_title() : m.person_withdraw_other({ name })}
      lead={own ? m.person_withdraw_lead() : m.person_withdraw_other_lead()}
    >
      {possible ? (
        <Button variant="secondary" className="max-sm:w-full" onClick={() => setAsking(true)}>
          {m.person_withdraw()}
        </Button>
      ) : (
        <p className="text-sm text-text-quiet">{m.person_withdraw_paid()}</p>
      )}
      {asking && (
        <WithdrawDialog
          guid={guid}
          name={name}
          consequence={own ? m.person_withdraw_consequence() : m.person_withdraw_other_consequence()}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}
