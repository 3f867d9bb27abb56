import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { answerMax } from '#contract/content.ts'
import type { WeightedAnswer } from '#domain/content/content-field.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { FieldError, FieldGroup } from '#web/ui/form-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { moved } from '../rules.ts'
import { AnswerWeights } from './answer-weights.tsx'
import { controlId } from './draft-place.ts'
import type { FieldProps } from './field-props.ts'
import { fieldWords } from './field-words.ts'
import { TextLine } from './text-pair-field.tsx'

/** The answers of a survey's question, each with what it says about the person. */
export function AnswersField({
  kind,
  name,
  field,
  value,
  onChange,
  faultAt,
  edition,
}: FieldProps<'answers'>) {
  const answers = value as readonly WeightedAnswer[]
  const set = (next: readonly WeightedAnswer[]) => onChange(name, next)
  const add = () =>
    // Random, because the code of a removed answer must not come back with another meaning.
    set([...answers, { ...noAnswer, code: crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, 16) }])
  return (
    <FieldGroup id={controlId(name)} label={fieldWords(kind, name).label}>
      {answers.length > 0 && (
        <ol className="divide-y border-y">
          {answers.map((answer, place) => (
            <AnswerRow
              key={answer.code}
              answer={answer}
              place={place}
              last={place === answers.length - 1}
              path={`${name}.${place}`}
              edition={edition}
              onChange={next => set(answers.with(place, next))}
              onMove={to => set(moved(answers, place, to))}
              onRemove={() => set(answers.toSpliced(place, 1))}
              faultAt={faultAt}
            />
          ))}
        </ol>
      )}
      {faultAt(name) && <FieldError id={`${controlId(name)}-error`}>{faultAt(name)}</FieldError>}
      {answers.length < field.max ? (
        <Button variant="secondary" size="sm" onClick={add} className="justify-self-start">
          <Plus aria-hidden="true" />
          {m.content_answers_add()}
        </Button>
      ) : (
        <p className="text-sm text-text-quiet">{m.content_answers_full({ max: field.max })}</p>
      )}
    </FieldGroup>
  )
}

const noAnswer = { text: { ru: '', en: '' }, archetypes: [], topics: [], tracks: [] }

type AnswerRowProps = {
  answer: WeightedAnswer
  place: number
  last: boolean
  /** As faults name it: `answers.2`. */
  path: string
  edition: string | undefined
  onChange: (answer: WeightedAnswer) => void
  onMove: (to: number) => void
  onRemove: () => void
  faultAt: (path: string) => string | undefined
}

function AnswerRow(props: AnswerRowProps) {
  const { answer, place, last, path, edition, onChange, onMove, onRemove, faultAt } = props
  const { text } = answer
  const name = m.content_answers_one({ place: place + 1 })
  const line = (locale: 'ru' | 'en') => (
    <TextLine
      path={`${path}.text.${locale}`}
      locale={locale}
      max={answerMax}
      value={text[locale]}
      missing={text[locale].trim() === '' && text[locale === 'ru' ? 'en' : 'ru'].trim() !== ''}
      onChange={(_, typed) => onChange({ ...answer, text: { ...text, [locale]: typed } })}
      fault={faultAt(`${path}.text.${locale}`)}
    />
  )
  return (
    <li className="py-5">
      <fieldset className="grid min-w-0 gap-3">
        <legend className="sr-only">{name}</legend>
        <div className="flex items-center gap-0.5">
          <span aria-hidden="true" className="mr-auto font-semibold">
            {name}
          </span>
          <IconButton
            size="sm"
            label={`${m.content_move_up()}: ${name}`}
            icon={<ArrowUp aria-hidden="true" />}
            disabled={place === 0}
            onClick={() => onMove(place - 1)}
          />
          <IconButton
            size="sm"
            label={`${m.content_move_down()}: ${name}`}
            icon={<ArrowDown aria-hidden="true" />}
            disabled={last}
            onClick={() => onMove(place + 1)}
          />
          <IconButton
            size="sm"
            label={`${m.content_remove()}: ${name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={onRemove}
          />
        </div>
        <div className="grid gap-3 @2xl:grid-cols-2">
          {line('ru')}
          {line('en')}
        </div>
        <AnswerWeights answer={answer} path={path} edition={edition} onChange={onChange} />
      </fieldset>
    </li>
  )
}
