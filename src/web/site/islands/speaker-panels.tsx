import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { SpeakerPanel } from '../parts/speakers/speaker-panel.tsx'
import { panelOf, useSearch } from './address.ts'
import { listedSpeakers } from './listed-speakers.ts'

const panel = panelOf('speaker')
const awake = new WeakSet<HTMLElement>()

/** Opens a speaker beside the list; from then on the panel follows the address. */
export function showSpeakers(list: HTMLElement, guid: string | null): void {
  if (!awake.has(list)) {
    awake.add(list)
    const place = document.createElement('div')
    list.append(place)
    createRoot(place).render(<OpenSpeaker list={list} />)
  }
  if (guid !== null) panel.open(guid)
}

/** The speaker whom the address names, with the neighbours among those who are shown; when it closes, the list has the focus where it was. */
function OpenSpeaker({ list }: { list: HTMLElement }) {
  const guid = new URLSearchParams(useSearch('')).get('speaker')
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (guid === null && last.current) document.getElementById(`speaker-${last.current}`)?.focus()
    last.current = guid
  }, [guid])
  const all = listedSpeakers(list)
  const speaker = all.find(one => one.guid === guid)
  if (!speaker) return null
  const shown = all.filter(
    one => !list.querySelector<HTMLElement>(`[data-item="${CSS.escape(one.guid)}"]`)?.hidden,
  )
  const place = shown.findIndex(one => one.guid === guid)
  const at = (index: number) => (place < 0 ? null : (shown[index] ?? null))
  return (
    <SpeakerPanel
      speaker={speaker}
      previous={at(place - 1)}
      next={at(place + 1)}
      year={list.dataset.year ?? ''}
      onTurn={panel.turnTo}
      onClose={panel.close}
    />
  )
}
