import { Eraser, Save, Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { VolunteerRow } from '#contract/organiser-volunteer.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { reviewStateWords } from '#messages/staff-word.ts'
import { studyYearWords, volunteerWords } from '#messages/volunteer-word.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { orNotGiven, StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { ConfirmDialog } from '#web/kit/form/confirm-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useCountries } from '#web/kit/section/use-countries.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { reviewTones } from '#web/kit/words/staff-words.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useEraseVolunteer, useSaveNote, useSendVolunteerLink } from '../queries.ts'
import { volunteerTones } from '../words.ts'

type VolunteerSheetProps = { volunteer: VolunteerRow; actions: ReactNode; onClose: () => void }

/** One form beside the list: who it is, what they tell, the note, and what can be done for them. */
export function VolunteerSheet({ volunteer, actions, onClose }: VolunteerSheetProps) {
  const locale = useLocale()
  const moments = useMoments()
  const countries = useCountries()
  const country = countries
    .optionsWith(volunteer.citizenship)
    .find(({ value }) => value === volunteer.citizenship)
  const { state, review } = volunteer
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={nameIn(locale, volunteer)}
      description={<StatusWord tone={volunteerTones[state]}>{volunteerWords[state]()}</StatusWord>}
      closeLabel={m.close()}
      actions={actions}
    >
      <div className="space-y-8">
        <DefinitionList
          items={[
            {
              term: m.volunteer_column_check(),
              value:
                review === 'unconfirmed' ? (
                  m.volunteer_check_none()
                ) : (
                  <StatusWord tone={reviewTones[review]}>{reviewStateWords[review]()}</StatusWord>
                ),
            },
            { term: m.volunteer_column_shifts(), value: volunteer.shifts },
            { term: personLabels.citizenship(), value: country?.label ?? volunteer.citizenship },
            { term: m.volunteer_age(), value: moments.day(volunteer.birthDate) },
            { term: m.volunteer_city(), value: volunteer.city },
            {
              term: m.volunteer_phone(),
              value: <span className="tabular">{formatPhone(volunteer.phone)}</span>,
            },
            { term: m.group_field_email(), value: volunteer.email },
            {
              term: m.volunteer_telegram(),
              value: orNotGiven(volunteer.telegram && `@${volunteer.telegram}`),
            },
            { term: m.volunteer_university(), value: volunteer.university },
            { term: m.volunteer_faculty(), value: volunteer.faculty },
            { term: m.volunteer_year(), value: studyYearWords[volunteer.studyYear]() },
          ]}
        />
        <section>
          <h3 className="mb-2 font-semibold">{m.volunteer_experience()}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{volunteer.experience}</p>
        </section>
        <NoteForm key={volunteer.guid} volunteer={volunteer} />
        <VolunteerService volunteer={volunteer} onErased={onClose} />
      </div>
    </Sheet>
  )
}

function NoteForm({ volunteer }: { volunteer: VolunteerRow }) {
  const [note, setNote] = useState(volunteer.note ?? '')
  const saving = useSaveNote(volunteer)
  return (
    <form
      className="space-y-3"
      onSubmit={event => {
        event.preventDefault()
        saving.mutate(note.trim() || null, { onError: tellFailure })
      }}
    >
      <TextArea
        label={m.volunteer_note()}
        hint={m.volunteer_note_hint()}
        rows={3}
        limit={1000}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <PageButton
        icon={Save}
        plain
        type="submit"
        size="sm"
        variant="secondary"
        disabled={note.trim() === (volunteer.note ?? '') || note.length > 1000}
        loading={saving.isPending}
      >
        {m.volunteer_note_save()}
      </PageButton>
    </form>
  )
}

/** What support asks for on a volunteer's behalf: a new link, and the end of their data. */
function VolunteerService({ volunteer, onErased }: { volunteer: VolunteerRow; onErased: () => void }) {
  const mayErase = useOrganiser().may('decide-erasures')
  const [asking, setAsking] = useState<'link' | 'erase' | null>(null)
  const sending = useSendVolunteerLink(volunteer, () => setAsking(null))
  const erasing = useEraseVolunteer(volunteer, onErased)
  return (
    <div className="flex flex-wrap gap-3 border-t pt-6">
      <PageButton icon={Send} plain size="sm" variant="secondary" onClick={() => setAsking('link')}>
        {m.volunteer_link_send()}
      </PageButton>
      {mayErase && (
        <PageButton icon={Eraser} plain size="sm" variant="quiet" onClick={() => setAsking('erase')}>
          {m.volunteer_erase_asked()}
        </PageButton>
      )}
      {asking === 'link' && (
        <ConfirmDialog
          title={m.volunteer_link_title()}
          text={m.volunteer_link_text()}
          act={m.volunteer_link_send()}
          sending={sending}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'erase' && (
        <ConfirmDialog
          title={m.volunteer_erase_asked_title()}
          text={m.volunteer_erase_asked_text()}
          act={m.volunteer_erase_asked()}
          danger
          sending={erasing}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}
