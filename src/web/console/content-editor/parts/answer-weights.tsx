import { X } from 'lucide-react'
import { topics } from '#domain/content/content-choice.ts'
import type { WeightedAnswer } from '#domain/content/content-field.ts'
import { heaviest } from '#domain/survey/survey-schema.ts'
import { m } from '#messages/compiled/messages.js'
import { topicName } from '#messages/session-names.ts'
import { bilingualName } from '#web/console/content/words.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { controlId } from './draft-place.ts'
import { useReferenceOptions } from './use-reference-options.ts'

type List = 'archetypes' | 'topics' | 'tracks'

const lists: readonly List[] = ['archetypes', 'topics', 'tracks']

/** What a new weight begins with. */
const middling = 3

type AnswerWeightsProps = {
  answer: WeightedAnswer
  path: string
  edition: string | undefined
  onChange: (answer: WeightedAnswer) => void
}

/** What an answer says, and how loudly: for archetypes, topics and tracks. */
export function AnswerWeights({ answer, path, edition, onChange }: AnswerWeightsProps) {
  const targets = useTargets(edition)
  const chosen = lists.flatMap(list => answer[list].map(weight => ({ list, ...weight })))
  const nameOf = (list: List, to: string) =>
    targets.find(target => target.list === list && target.to === to)?.name ?? m.content_reference_unknown()
  const set = (list: List, to: string, weight: number) =>
    onChange({
      ...answer,
      [list]: answer[list].map(one => (one.to === to ? { to, weight } : one)),
    })
  const remove = (list: List, to: string) =>
    onChange({ ...answer, [list]: answer[list].filter(one => one.to !== to) })
  const add = (key: string) => {
    const target = targets.find(one => `${one.list} ${one.to}` === key)
    if (target)
      onChange({ ...answer, [target.list]: [...answer[target.list], { to: target.to, weight: middling }] })
  }
  const free = targets.filter(({ list, to }) => !chosen.some(one => one.list === list && one.to === to))
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium">{m.content_weights()}</p>
      {chosen.length === 0 && <p className="text-sm text-text-quiet">{m.content_weights_none()}</p>}
      <ul className="grid gap-2 @xl:grid-cols-2">
        {chosen.map(({ list, to, weight }) => {
          const name = nameOf(list, to)
          return (
            <li key={`${list} ${to}`} className="flex items-center gap-2">
              <span className="min-w-0 flex-1 text-sm wrap-anywhere">{name}</span>
              <SelectField
                id={controlId(`${path}.${list}.${to}`)}
                label={m.content_weights_of({ name })}
                labelHidden
                fieldClassName="w-20"
                value={String(weight)}
                onChange={event => set(list, to, Number(event.target.value))}
                options={weights}
              />
              <IconButton
                size="sm"
                label={`${m.content_remove()}: ${name}`}
                icon={<X aria-hidden="true" />}
                onClick={() => remove(list, to)}
              />
            </li>
          )
        })}
      </ul>
      <SelectField
        id={controlId(`${path}.weights`)}
        label={m.content_weights_add()}
        labelHidden
        placeholder={m.content_weights_add()}
        fieldClassName="max-w-md"
        value=""
        onChange={event => add(event.target.value)}
        options={free.map(({ list, to, name }) => ({ value: `${list} ${to}`, label: name }))}
      />
    </div>
  )
}

const weights = Array.from({ length: heaviest }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}))

type Target = { list: List; to: string; name: string }

/** Everything that an answer may speak for, archetypes first. */
function useTargets(edition: string | undefined): Target[] {
  const locale = useLocale()
  const archetypes = useReferenceOptions('surveyArchetype', edition).data ?? []
  const tracks = useReferenceOptions('track', edition).data ?? []
  return [
    ...archetypes.map(({ guid, title }) => ({
      list: 'archetypes' as const,
      to: guid,
      name: m.content_weights_archetype({ name: bilingualName(title, locale) }),
    })),
    ...topics.map(topic => ({
      list: 'topics' as const,
      to: topic,
      name: m.content_weights_topic({ name: topicName(topic) }),
    })),
    ...tracks.map(({ guid, title }) => ({
      list: 'tracks' as const,
      to: guid,
      name: m.content_weights_track({ name: bilingualName(title, locale) }),
    })),
  ]
}
