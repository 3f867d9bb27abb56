import type { PassportDetail, SecurityDecision } from '#contract/organizer-passport.ts'
import { m } from '#messages/compiled/messages.js'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { passportDecisionWords } from '../passport-words.ts'
import { useDecidePassport } from './use-open-passport.ts'

type PassportDecisionDialogProps = {
  passport: PassportDetail
  decision: SecurityDecision
  onDecided: () => void
  onClose: () => void
}

/** Asks for the words of one decision and says who will read them: a note goes to the participant, a reason never does. */
export function PassportDecisionDialog({
  passport,
  decision,
  onDecided,
  onClose,
}: PassportDecisionDialogProps) {
  const decide = useDecidePassport(passport.applicationGuid, onDecided)
  const words = passportDecisionWords[decision]
  const optional = decision !== 'fail' && decision !== 'refuse'
  return (
    <ReasonDialog
      title={words.title()}
      description={words.lead({ name: passport.name })}
      label={decision === 'fail' ? m.organizer_note_to_participant() : m.organizer_internal_note()}
      hint={decision === 'fail' ? m.organizer_note_to_participant_hint() : m.organizer_internal_note_hint()}
      optional={optional}
      limit={1000}
      danger={decision === 'refuse'}
      submitText={words.verb()}
      pending={decide.isPending}
      error={decide.error}
      onSubmit={note => decide.mutate({ decision, note: note || null })}
      onClose={onClose}
    >
      {decision === 'refuse' && <Banner tone="attention">{m.organizer_refuse_warning()}</Banner>}
    </ReasonDialog>
  )
}
