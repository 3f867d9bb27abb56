import { CircleHelp } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { CallDetail } from '#contract/organiser-call.ts'
import type { CallQuestion } from '#domain/passport/mismatch-call.ts'
import { m } from '#messages/compiled/messages.js'
import { StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAskIdentity } from '../queries.ts'
import { callQuestionWords } from '../words.ts'

const days: readonly CallQuestion[] = ['birthDate', 'passportIssuedOn']

/** What the operator asks to find out who it is. What is right is never shown, and what was said is forgotten at once. */
export function CallQuestions({ call }: { call: CallDetail }) {
  const { questions, isProven, mayAsk } = call
  return (
    <Section title={m.call_questions()} lead={m.call_questions_lead()} level={3} space="none">
      <div className="space-y-4" aria-live="polite">
        {isProven && (
          <Banner tone="positive" title={m.call_proven()}>
            {m.call_proven_text()}
          </Banner>
        )}
        {!mayAsk && (
          <Banner tone="negative" title={m.call_no_more()}>
            {m.call_no_more_text()}
          </Banner>
        )}
        {questions.map(({ question, matches }) => (
          <Question key={question} {...{ call, question, matches }} isOpen={mayAsk && matches !== true} />
        ))}
      </div>
    </Section>
  )
}

type QuestionProps = { call: CallDetail; question: CallQuestion; matches: boolean | null; isOpen: boolean }

function Question({ call, question, matches, isOpen }: QuestionProps) {
  const [answer, setAnswer] = useState('')
  const ask = useAskIdentity(call)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!answer.trim() || ask.isPending) return
    ask.mutate({ question, answer }, { onSuccess: () => setAnswer('') })
  }
  const word =
    matches === null ? null : (
      <StatusWord tone={matches ? 'positive' : 'negative'}>
        {matches ? m.call_matches() : m.call_differs_answer()}
      </StatusWord>
    )
  if (!isOpen)
    return (
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span>{callQuestionWords[question]()}</span>
        {word}
      </p>
    )
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={callQuestionWords[question]()}
        hint={days.includes(question) ? m.call_date_hint() : undefined}
        autoComplete="off"
        value={answer}
        onChange={event => setAnswer(event.target.value)}
        error={ask.error?.message}
        after={word && <div className="mt-1.5">{word}</div>}
        action={
          <PageButton icon={CircleHelp} plain type="submit" variant="secondary" loading={ask.isPending}>
            {m.call_check()}
          </PageButton>
        }
      />
    </form>
  )
}
