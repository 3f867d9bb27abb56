import { Link } from 'react-router'
import type { SessionUser } from '#contract/auth.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { ParticipantState } from '../login/participant-state.tsx'
import { usePaths } from '../session/use-locale.ts'
import { FormActions } from './form-actions.tsx'

/** A form that was begun is offered before a new one. */
export function DraftOffer({ draft }: { draft: SessionUser }) {
  const to = usePaths()
  return (
    <>
      <div className="border-t">
        <ParticipantState user={draft} meaning={m.signup_draft_kept()} />
      </div>
      <FormActions>
        <Button asChild>
          <Link to={`${to('signup-personal')}?participant=${draft.guid}`}>
            {m.auth_continue_application()}
          </Link>
        </Button>
      </FormActions>
      <p className="mt-6">
        <Link to={to('signup-group')} className="text-link">
          {m.signup_group_too()}
        </Link>
      </p>
    </>
  )
}
