import { lazy, type MouseEvent, Suspense, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { topics } from '#domain/content/content-choice.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'
import { ownLink } from '#web/kit/still/own-link.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LetterIndex } from './letter-index.tsx'
import { byLetter, type ListedSpeaker, searchSpeakers } from './search-speakers.ts'
import { SpeakerList } from './speaker-list.tsx'
import { SpeakerSearch } from './speaker-search.tsx'
import { TopicFilter } from './topic-filter.tsx'
import { useSpeakerQuery } from './use-speaker-query.ts'

const SpeakerPanel = lazy(async () => ({ default: (await import('./speaker-panel.tsx')).SpeakerPanel }))

/** From here on there is room for a panel beside the list; on a phone a speaker is a page. */
const roomForPanel = '(min-width: 48rem)'

/** Everybody who speaks, with search, topics and letters; a speaker opens beside. Without scripts a plain list. */
export function SpeakerDirectory({ speakers }: { speakers: readonly ListedSpeaker[] }) {
  const hydrated = useHydrated()
  const locale = useLocale()
  const navigate = useNavigate()
  const { query, speaker, setWords, setTopic, clear, open, turnTo, close } = useSpeakerQuery()
  const { topic } = query
  const words = useDeferredValue(query.words)
  const shown = useMemo(() => searchSpeakers(speakers, { words, topic }), [speakers, words, topic])
  const used = useMemo(
    () => topics.filter(one => speakers.some(person => person.topics.includes(one))),
    [speakers],
  )
  const narrowed = words.trim() !== '' || topic !== null

  const follow = (event: MouseEvent) => {
    const address = ownLink(event.nativeEvent)
    if (!address) return
    event.preventDefault()
    const guid =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-speaker]')?.dataset.speaker
    if (guid && window.matchMedia(roomForPanel).matches) open(guid)
    else navigate(address)
  }

  return (
    <div className="page-width grid gap-x-8 gap-y-6 pb-12 md:pb-16 lg:grid-cols-12">
      <div
        className={classNames(
          'flex min-w-0 flex-col gap-4 lg:sticky lg:top-24 lg:col-span-3 lg:gap-6 lg:self-start print:hidden',
          !hydrated && 'invisible max-lg:noscript:hidden',
        )}
      >
        <SpeakerSearch
          words={query.words}
          onWords={setWords}
          found={narrowed ? shown.length : null}
          total={speakers.length}
        />
        <TopicFilter topics={used} chosen={topic} onChoose={setTopic} />
        <LetterIndex letters={byLetter(shown).map(([letter]) => letter)} />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard and turn it into clicks */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing here reacts but the links inside */}
      <div className="min-w-0 lg:col-span-9" onClick={follow}>
        <SpeakerList speakers={shown} locale={locale} />
        {shown.length === 0 && (
          <EmptyState
            title={m.speakers_nothing()}
            className="border-y"
            action={
              <Button variant="secondary" onClick={clear}>
                {m.speakers_clear()}
              </Button>
            }
          >
            {m.speakers_nothing_text()}
          </EmptyState>
        )}
      </div>
      <OpenSpeaker all={speakers} shown={shown} guid={speaker} onTurn={turnTo} onClose={close} />
    </div>
  )
}

type OpenSpeakerProps = {
  all: readonly ListedSpeaker[]
  shown: readonly ListedSpeaker[]
  guid: string | null
  onTurn: (guid: string) => void
  onClose: () => void
}

/** The panel of the speaker whom the address names; when it closes, the list has the focus where it was. */
function OpenSpeaker({ all, shown, guid, onTurn, onClose }: OpenSpeakerProps) {
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (guid === null && last.current) document.getElementById(`speaker-${last.current}`)?.focus()
    last.current = guid
  }, [guid])
  const speaker = all.find(one => one.guid === guid)
  if (!speaker) return null
  const place = shown.indexOf(speaker)
  const at = (index: number) => (place < 0 ? null : (shown[index] ?? null))
  return (
    <Suspense fallback={null}>
      <SpeakerPanel
        speaker={speaker}
        previous={at(place - 1)}
        next={at(place + 1)}
        onTurn={onTurn}
        onClose={onClose}
      />
    </Suspense>
  )
}
