import { useState } from 'react'
import { m } from '#messages'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { type ChosenFile, FileField } from '#web/ui/file-field.tsx'
import { OneTimeCodeField } from '#web/ui/one-time-code-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Section } from '#web/ui/section.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** A participant's form: steps, fields and errors. */
export function FormSamples() {
  const [attempt, setAttempt] = useState(0)
  const wrong = attempt > 0
  const [birth, setBirth] = useState('')
  const [code, setCode] = useState('482')
  const [files, setFiles] = useState<ChosenFile[]>([
    { id: '1', name: m.ui_file_name(), detail: m.ui_file_detail() },
  ])
  return (
    <Section space="page" title={m.ui_form()} lead={m.ui_form_lead()} className="border-t">
      <Stepper
        label={m.ui_steps()}
        positionText={m.ui_steps_position({ step: 2, total: 4 })}
        nextText={m.ui_steps_next({ name: m.ui_step_3() })}
        stateTexts={{
          done: m.ui_state_done(),
          current: m.ui_state_current(),
          todo: m.ui_state_todo(),
          error: m.ui_state_error(),
        }}
        steps={[
          { id: '1', label: m.ui_step_1(), state: 'done', href: '#form' },
          { id: '2', label: m.ui_step_2(), state: 'current' },
          { id: '3', label: m.ui_step_3(), state: 'todo' },
          { id: '4', label: m.ui_step_4(), state: 'todo' },
        ]}
      />
      <form
        noValidate
        className="mt-8 grid max-w-xl gap-7"
        onSubmit={event => {
          event.preventDefault()
          setAttempt(attempt + 1)
        }}
      >
        <ErrorSummary
          title={m.ui_summary_title()}
          attempt={attempt}
          errors={
            wrong
              ? [
                  { field: 'lastName', message: m.ui_last_name_error() },
                  { field: 'phone', message: m.ui_phone_error() },
                ]
              : []
          }
        />
        <RadioGroup
          label={m.ui_who()}
          name="who"
          defaultValue="self"
          options={[
            { value: 'self', label: m.ui_who_self(), description: m.ui_who_self_note() },
            { value: 'other', label: m.ui_who_other(), description: m.ui_who_other_note() },
            { value: 'group', label: m.ui_who_group(), description: m.ui_who_group_note() },
          ]}
        />
        <TextField
          label={m.ui_last_name()}
          hint={m.ui_last_name_hint()}
          error={wrong && m.ui_last_name_error()}
          name="lastName"
          autoComplete="family-name"
        />
        <TextField
          label={m.ui_position()}
          hint={m.ui_position_hint()}
          optional={m.ui_optional()}
          name="position"
        />
        <PhoneField
          label={m.ui_phone()}
          hint={m.ui_phone_hint()}
          error={wrong && m.ui_phone_error()}
          name="phone"
        />
        <TextField
          label={m.ui_inn()}
          hint={m.ui_inn_hint()}
          name="inn"
          inputMode="numeric"
          className="tabular"
          action={<Button variant="secondary">{m.ui_find()}</Button>}
        />
        <TextField
          label={m.ui_fee_field()}
          name="amount"
          defaultValue={m.ui_fee()}
          readOnly
          className="tabular"
        />
        <SelectField
          label={m.ui_country()}
          name="country"
          defaultValue=""
          placeholder={m.ui_country_choose()}
          options={[
            { value: 'RU', label: m.ui_country_1() },
            { value: 'KZ', label: m.ui_country_2() },
            { value: 'IN', label: m.ui_country_3() },
          ]}
        />
        <DateField
          label={m.ui_birth()}
          hint={m.ui_birth_hint()}
          birthDate
          value={birth}
          onChange={setBirth}
          partLabels={{ day: m.ui_day(), month: m.ui_month(), year: m.ui_year() }}
        />
        <OneTimeCodeField
          label={m.ui_code()}
          hint={m.ui_code_hint()}
          error={wrong && m.ui_code_error()}
          value={code}
          onChange={setCode}
        />
        <TextArea
          label={m.ui_about()}
          hint={m.ui_about_hint()}
          name="about"
          limit={120}
          defaultValue={m.ui_about_value()}
          counterText={left => (left < 0 ? m.ui_over({ count: -left }) : m.ui_left({ count: left }))}
        />
        <FileField
          label={m.ui_photograph()}
          hint={m.ui_photograph_hint()}
          accept="image/jpeg,image/png,image/bmp"
          texts={{
            choose: m.ui_choose_file(),
            drop: m.ui_or_drop(),
            remove: name => m.ui_remove_file({ name }),
          }}
          files={files}
          onFiles={taken =>
            setFiles(taken.map(file => ({ id: file.name, name: file.name, detail: `${file.size}` })))
          }
          onRemove={id => setFiles(files.filter(file => file.id !== id))}
        />
        <Checkbox label={m.ui_consent()} hint={m.ui_consent_hint()} name="consent" />
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button type="submit">{m.ui_continue()}</Button>
          <Button variant="secondary" onClick={() => setAttempt(0)}>
            {m.ui_cancel()}
          </Button>
        </div>
      </form>
    </Section>
  )
}
