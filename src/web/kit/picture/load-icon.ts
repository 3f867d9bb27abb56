import { isEditorIcon } from '#domain/image/editor-icon.ts'

/** Milliseconds after which an icon is not waited for (spec point 9). */
export const iconTimeout = 1500

/**
 * The browsers' limit of connections per host. More would wait in the browser's queue and time out before being requested: the editors' icon picker
 * shows every icon.
 */
export const iconsUnderWay = 6

const asked = new Map<string, Promise<boolean>>()

const inLine: (() => void)[] = []
let underWay = 0

export function iconAddress(name: string): string {
  return `/icons/${encodeURIComponent(name)}.svg`
}

/**
 * Whether an icon can be shown. Each is fetched once and then comes from the browser's cache. A failure logs a warning and is forgotten, so that the
 * next page may try again (spec point 8).
 */
export function loadIcon(name: string): Promise<boolean> {
  const known = asked.get(name)
  if (known) return known
  const loading = inTurn(() => fetchIcon(name)).then(loaded => {
    if (!loaded) asked.delete(name)
    return loaded
  })
  asked.set(name, loading)
  return loading
}

async function fetchIcon(name: string): Promise<boolean> {
  try {
    if (!isEditorIcon(name)) throw new RangeError('there is no such icon')
    const answer = await fetch(iconAddress(name), { signal: AbortSignal.timeout(iconTimeout) })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    await answer.arrayBuffer()
    return true
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: spec point 8 wants it logged
    console.warn(`The icon ${name} could not be loaded`, error)
    return false
  }
}

/** Runs `load` once fewer than `iconsUnderWay` are loading. */
async function inTurn<Done>(load: () => Promise<Done>): Promise<Done> {
  if (underWay < iconsUnderWay) underWay += 1
  else await new Promise<void>(resolve => inLine.push(resolve))
  try {
    return await load()
  } finally {
    const next = inLine.shift()
    // Hands its slot to the next one.
    if (next) next()
    else underWay -= 1
  }
}
