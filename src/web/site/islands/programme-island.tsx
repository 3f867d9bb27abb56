import { hydrateRoot } from 'react-dom/client'
import type { Programme } from '#contract/programme.ts'
import { paintStars } from '#web/kit/favourite/paint-stars.ts'
import { readKeptProgramme } from '#web/kit/programme/kept-programme.ts'
import { viewOf } from '#web/kit/programme/programme-view.ts'
import { ProgrammeBody, type ProgrammeFacts } from '../parts/programme/programme-body.tsx'
import { refreshNow } from '../script/now.ts'
import { parameter } from './address.ts'
import type { Mount } from './mount.ts'
import { readPublic } from './read-public.ts'

/** Takes over search, days, filters and schedule where the server drew them. */
export const mount: Mount = async element => {
  const root = element.querySelector<HTMLElement>('[data-root]')
  const facts = element.querySelector('script[type="application/json"]')?.textContent
  if (!root || !facts) return
  const { edition, ...known } = JSON.parse(facts) as ProgrammeFacts & { edition: string }
  const programme = viewOf(
    await readKeptProgramme(known.locale, edition, () =>
      readPublic<Programme>('/program', { query: { edition } }),
    ),
    known.locale,
  )
  await new Promise<void>(drawn => {
    hydrateRoot(
      root,
      <ProgrammeBody
        {...known}
        programme={programme}
        onSession={(guid, href) => openSession(known.sessions, guid).catch(() => location.assign(href))}
        onDrawn={parameters => {
          followFilters(parameters)
          refreshNow()
          paintStars()
          drawn()
        }}
      />,
      // Content edited since the page was rendered is drawn again; that is no error.
      { onRecoverableError: () => {} },
    )
  })
  // The island is there even if its panel did not come: the next click on a session asks again.
  if (parameter('session')) await openSession(known.sessions, null).catch(() => {})
}

/** The files beside the title are those of the programme as it is narrowed now. */
function followFilters(parameters: readonly [string, string][]): void {
  const chosen = parameters.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('')
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-file]'))
    link.href = (link.dataset.file ?? '') + chosen
}

let panel: Promise<{ open: (guid: string) => void }> | null = null

/** The panel's code loads on first use. Without a guid it shows what the address names. */
async function openSession(sessions: string, guid: string | null): Promise<void> {
  panel ??= import('./session-panel.ts').then(({ createSessionPanel }) => createSessionPanel(sessions))
  panel.catch(() => {
    panel = null
  })
  const { open } = await panel
  if (guid !== null) open(guid)
}
