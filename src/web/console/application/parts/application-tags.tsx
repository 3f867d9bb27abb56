import { useQuery } from '@tanstack/react-query'
import { Tag, X } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { addTag, listKnownTags, removeTag } from '#contract/organiser-person.ts'
import { tagOf } from '#domain/application/application-tag.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { PageIconButton } from '#web/console/search/form.tsx'
import { usePageActions } from '#web/console/search/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Tags = { guid: string; tags: readonly string[] }

const changes = [['organiser', 'application']] as const

/** Words by which organisers sort people among themselves; tags in use are offered while one is typed. */
export function ApplicationTags({ guid, tags }: Tags) {
  const to = usePaths()
  const remove = useSend(removeTag, (tag: string) => ({ params: { guid }, body: { tag } }), {
    changes: [...changes],
    onError: tellFailure,
  })
  return (
    <Section title={m.person_tags()} lead={m.person_tags_lead()} level={3}>
      {tags.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {tags.map(tag => (
            <li
              key={tag}
              className="flex items-center gap-1 rounded-full border bg-sunken py-0.5 pr-1 pl-3 text-sm wrap-anywhere"
            >
              <Link
                to={{
                  pathname: to('organiser-applications'),
                  search: `?${new URLSearchParams({ status: 'all', tag })}`,
                }}
                title={m.person_tag_all({ tag })}
                className="inline-flex min-h-6 items-center hover:underline"
              >
                {tag}
              </Link>
              <PageIconButton
                size="sm"
                ofRow
                label={m.person_tag_remove({ tag })}
                icon={X}
                onClick={() => !remove.isPending && remove.mutate(tag)}
              />
            </li>
          ))}
        </ul>
      )}
      <TagForm guid={guid} tags={tags} />
    </Section>
  )
}

function TagForm({ guid, tags }: Tags) {
  const locale = useLocale()
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const { data } = useQuery({
    queryKey: ['organiser', 'tags'],
    queryFn: ({ signal }) => callApi(listKnownTags, { signal }),
    staleTime: 60_000,
  })
  const add = useSend(addTag, (tag: string) => ({ params: { guid }, body: { tag } }), {
    changes: [...changes, ['organiser', 'tags']],
    onSuccess() {
      setTyped('')
      setTried(false)
    },
  })
  usePageActions([{ key: 'tag', label: m.person_tag_add(), icon: Tag, run: () => field.current?.focus() }])
  const judged = tagOf(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (judged.ok && !add.isPending) add.mutate(judged.tag)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-2">
      <TextField
        ref={field}
        label={m.person_tag()}
        labelHidden
        placeholder={m.person_tag()}
        autoComplete="off"
        list={list}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        error={tried && !judged.ok ? errorSentence(judged.code, locale) : add.error?.message}
        fieldClassName="w-full sm:w-64"
      />
      <datalist id={list}>
        {data?.tags
          .filter(tag => !tags.includes(tag))
          .map(tag => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      <Button type="submit" variant="secondary" loading={add.isPending}>
        {m.person_tag_add()}
      </Button>
    </form>
  )
}
