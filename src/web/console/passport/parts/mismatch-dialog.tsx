import { useState } from 'react'
import type { PassportDetail } from '#contract/organiser-passport.ts'
import {
  longestMismatchDetails,
  type MismatchField,
  mismatchFieldsOf,
} from '#domain/passport/mismatch-field.ts'
import { m } from '#messages/compiled/messages.js'
import { mismatchNote } from '#messages/mismatch-word.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { MismatchFields } from '../view.tsx'
import { passportDecisionWords } from '../words.ts'
import { useDecidePassport } from './use-open-passport.ts'

type MismatchDialogProps = { passport: PassportDetail; onDecided: () => void; onClose: () => void }

/** Sends a passport back. What differs is named field by field, so that nobody is called about they know not what. */
export function MismatchDialog({ passport, onDecided, onClose }: MismatchDialogProps) {
  const decide = useDecidePassport(passport.applicationGuid, onDecided)
  const [marked, setMarked] = useState<readonly MismatchField[]>([])
  const words = passportDecisionWords.fail
  const fields = mismatchFieldsOf(passport.data?.kind ?? 'russian')
  return (
    <ReasonDialog
      title={words.title()}
      description={words.lead({ name: passport.name })}
      label={m.organiser_note_to_participant()}
      hint={m.organiser_note_to_participant_hint()}
      optional
      limit={longestMismatchDetails}
      submitText={words.verb()}
      pending={decide.isPending}
      error={decide.error}
      incomplete={marked.length === 0}
      onSubmit={details =>
        decide.mutate({
          decision: 'fail',
          note: mismatchNote(
            fields.filter(field => marked.includes(field)),
            { details, locale: passport.locale },
          ),
        })
      }
      onClose={onClose}
    >
      {tried => <MismatchFields fields={fields} marked={marked} onMark={setMarked} tried={tried} />}
    </ReasonDialog>
  )
}
