import { Languages, MessageSquareText } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { CannedReply, ChatPerson } from '#contract/organiser-chat.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { usePageActions } from '#web/console/search/queries.ts'
import type { Composer } from '#web/kit/chat/use-composer.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useCannedReplies } from '../queries.ts'
import { blanksOf, fillReply } from './fill-reply.ts'

type Locale = ChatPerson['locale']

const otherLocale = (locale: Locale): Locale => (locale === 'ru' ? 'en' : 'ru')

/** An inserted prepared answer, as it was inserted. */
type Inserted = { reply: CannedReply; locale: Locale; text: string }

/** Prepared answers for one person, in the person's language, with a button for the other. */
export function useReplies(person: ChatPerson | undefined) {
  const [inserted, setInserted] = useState<Inserted | null>(null)
  const textOf = (reply: CannedReply, locale: Locale) =>
    person ? fillReply(reply.body[locale], blanksOf(person, locale)) : reply.body[locale]
  return (composer: Composer) => {
    const standing = inserted && composer.text.includes(inserted.text) ? inserted : null
    const insert = (reply: CannedReply, locale: Locale) => {
      const text = textOf(reply, locale)
      composer.insert(text)
      setInserted({ reply, locale, text })
    }
    const translate = ({ reply, locale, text }: Inserted) => {
      const next = otherLocale(locale)
      const translated = textOf(reply, next)
      composer.write(composer.text.replace(text, () => translated))
      setInserted({ reply, locale: next, text: translated })
      composer.area.current?.focus()
    }
    return {
      button: <ReplyChooser locale={person?.locale ?? 'ru'} onChoose={insert} />,
      note: standing && <InsertedNote locale={standing.locale} onTranslate={() => translate(standing)} />,
    }
  }
}

function InsertedNote({ locale, onTranslate }: { locale: Locale; onTranslate: () => void }) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-b px-3 py-1 text-sm text-text-quiet"
    >
      {locale === 'ru' ? m.chats_inserted_ru() : m.chats_inserted_en()}
      <PageButton variant="quiet" size="sm" icon={Languages} onClick={onTranslate}>
        {locale === 'ru' ? m.chats_insert_en() : m.chats_insert_ru()}
      </PageButton>
    </p>
  )
}

type ReplyChooserProps = { locale: Locale; onChoose: (reply: CannedReply, locale: Locale) => void }

function ReplyChooser({ locale, onChoose }: ReplyChooserProps) {
  const [open, setOpen] = useState(false)
  usePageActions([
    { key: 'replies', label: m.chats_replies(), icon: MessageSquareText, run: () => setOpen(true) },
  ])
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={setOpen}
      title={m.chats_replies()}
      closeLabel={m.close()}
      trigger={<IconButton label={m.chats_replies()} icon={<MessageSquareText aria-hidden="true" />} />}
    >
      <ReplyList
        locale={locale}
        onChoose={(reply, language) => {
          setOpen(false)
          // The closing dialog returns the focus first, so move it to the text afterwards.
          setTimeout(() => onChoose(reply, language), 60)
        }}
      />
    </Dialog>
  )
}

function ReplyList({ locale, onChoose }: ReplyChooserProps) {
  const { data, error, refetch } = useCannedReplies()
  const page = useLocale()
  const [search, setSearch] = useState('')
  const found = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean)
    return (data ?? []).filter(({ title, body }) => {
      const all = [title.ru, title.en, body.ru, body.en].join(' ').toLowerCase()
      return words.every(word => all.includes(word))
    })
  }, [data, search])
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  return (
    <>
      <TextField
        label={m.chats_replies_search()}
        labelHidden
        placeholder={m.chats_replies_search()}
        autoComplete="off"
        value={search}
        onChange={event => setSearch(event.target.value)}
      />
      <ul className="mt-3 divide-y" aria-busy={!data}>
        {found.map(reply => (
          <li key={reply.guid} className="flex items-start gap-2">
            <button
              type="button"
              onClick={() => onChoose(reply, locale)}
              className="min-w-0 flex-1 rounded-sm px-2 py-3 text-left -outline-offset-2 hover:bg-sunken"
            >
              <span className="block font-medium">{reply.title[page]}</span>
              <span lang={locale} className="mt-0.5 line-clamp-2 text-sm text-text-quiet">
                {reply.body[locale]}
              </span>
            </button>
            <Button
              variant="quiet"
              size="sm"
              className="mt-2 min-h-11"
              title={locale === 'ru' ? m.chats_insert_en() : m.chats_insert_ru()}
              aria-label={`${otherLocale(locale).toUpperCase()}, ${reply.title[page]}: ${locale === 'ru' ? m.chats_insert_en() : m.chats_insert_ru()}`}
              onClick={() => onChoose(reply, otherLocale(locale))}
            >
              {otherLocale(locale).toUpperCase()}
            </Button>
          </li>
        ))}
      </ul>
      {data && found.length === 0 && (
        <p className="py-6 text-center text-text-quiet">{m.chats_replies_none()}</p>
      )}
    </>
  )
}
