import { isPlainClick, onPress } from './press.ts'

/** A link that copies its own address. Where the browser refuses, the words beside it say so, or the link is followed. */
export function watchCopyLinks(): void {
  onPress<HTMLAnchorElement>('a[data-copy]', (link, event) => {
    const said = link.parentElement?.querySelector<HTMLElement>('[role=status]')
    if (!said || !isPlainClick(event) || (!navigator.clipboard && said.dataset.refused === undefined)) return
    event.preventDefault()
    copy(link.href).then(
      () => say(said, said.dataset.copied, true),
      () => (said.dataset.refused ? say(said, said.dataset.refused, false) : location.assign(link.href)),
    )
  })
}

async function copy(address: string): Promise<void> {
  await navigator.clipboard.writeText(address)
}

function say(place: HTMLElement, words = '', good: boolean): void {
  place.textContent = words
  place.classList.toggle('text-positive', good)
  place.classList.toggle('text-text-quiet', !good)
}
