import type { Locale } from '#contract/field.ts'
import type { OpenGraphTarget } from '#contract/open-graph.ts'
import { drawLinkPicture, linkPictureVersion } from '#server/pictures/draw-link-picture.ts'
import type { Rendering } from '#server/pictures/rendering-cache.ts'
import { askWhileWaitedFor, atRenderingTurn, type RenderingWish } from '#server/pictures/rendering-turn.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import { readEdition } from '../edition/read-edition.ts'
import { linkPictureWords } from './link-picture-words.ts'

/**
 * The picture that messengers show beside a link to a public page, drawn once for its texts; `not_found` where the site has no such page or record.
 * `waiter` identifies the caller at the gate of all pictures.
 */
export async function readLinkPicture(
  needs: Needs<'clock' | 'config' | 'content' | 'database' | 'movableClock' | 'renderings'>,
  wish: { locale: Locale; target: OpenGraphTarget; waiter: RenderingWish },
): Promise<Rendering> {
  const facts = { content: needs.content, edition: await readEdition(needs) }
  const words = (await linkPictureWords(facts, wish.locale, wish.target)) ?? refuse('not_found')
  const key = JSON.stringify(['link picture', linkPictureVersion, words])
  const make = () =>
    atRenderingTurn(wish.waiter, async () => ({
      bytes: await drawLinkPicture(words),
      contentType: 'image/jpeg',
    }))
  return askWhileWaitedFor(wish.waiter.signal, () => needs.renderings.get(key, make))
}
