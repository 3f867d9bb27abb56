import { useState } from 'react'
import type { PassportDetail } from '#contract/organiser-passport.ts'
import { type MismatchField, mismatchFieldsOf } from '#domain/passport/mismatch-field.ts'
import { m } from '#messages/compiled/messages.js'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldGroup } from '#web/ui/form-field.tsx'
import { mismatchLabel, mismatchNote, passportDecisionWords } from '../words.ts'
import { useDecidePassport } from './use-open-passport.ts'

/** The fields take part of the thousand characters of a note. */
const longestDetails = 700

type MismatchDialogProps = { passport: PassportDetail; onDecided: () => void; onClose: () => void }

/** Sends a passport back. What differs is named field by field, so that nobody is called about they know not what. */
export function MismatchDialog({ passport, onDecided, onClose }: MismatchDialogProps) {
  const locale = useLocale()
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
      limit={longestDetails}
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
      {tried => (
        <FieldGroup
          label={m.mismatch_question()}
          hint={m.mismatch_question_hint()}
          error={tried && marked.length === 0 ? m.mismatch_none_marked() : undefined}
        >
          <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {fields.map(field => (
              <Checkbox
                key={field}
                label={mismatchLabel(field, locale)}
                checked={marked.includes(field)}
                onChange={event =>
                  setMarked(
                    event.target.checked ? [...marked, field] : marked.filter(other => other !== field),
                  )
                }
              />
            ))}
          </div>
        </FieldGroup>
      )}
    </ReasonDialog>
  )
}
