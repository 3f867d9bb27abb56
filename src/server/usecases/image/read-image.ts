import { parseImageModifiers } from '#domain/image/image-modifiers.ts'
import { judgeImagePath } from '#domain/image/image-path.ts'
import { sniffPictureType } from '#domain/image/picture-limits.ts'
import { workInside } from '#server/pictures/open-picture.ts'
import { renderingTypes, renderingVersion, renderPicture } from '#server/pictures/render-picture.ts'
import type { Rendering } from '#server/pictures/rendering-cache.ts'
import { askWhileWaitedFor, atRenderingTurn, type RenderingWish } from '#server/pictures/rendering-turn.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'

/** A rendering, and whether its address always means these bytes. */
export type PublicImage = Rendering & { lasting: boolean }

/**
 * A public picture with its modifiers (spec point 7), cached or rendered now. `path` was decoded once. A path that cannot name a public picture is
 * `not_found` before the store is asked; a broken picture file is `image_unreadable`. `waiter` identifies the caller at the gate.
 */
export async function readImage(
  needs: Needs<'files' | 'renderings'>,
  wish: { path: string; query: Readonly<Record<string, unknown>>; waiter: RenderingWish },
): Promise<PublicImage> {
  const { lasting } = orRefuse(judgeImagePath(wish.path))
  const { modifiers } = orRefuse(parseImageModifiers(wish.query))
  const key = JSON.stringify([renderingVersion, wish.path, modifiers])
  const make = () =>
    atRenderingTurn(wish.waiter, async ticket => {
      const stored = await needs.files.get(wish.path)
      if (!stored) refuse('not_found')
      const type = sniffPictureType(stored.bytes)
      if (!type || type === 'bmp') refuse('image_unreadable')
      const bytes = await workInside(
        { bytes: stored.bytes, type },
        ticket,
        () => refuse('image_unreadable'),
        picture => renderPicture(picture, modifiers),
      )
      return { bytes, contentType: renderingTypes[modifiers.format] }
    })
  const rendering = await askWhileWaitedFor(wish.waiter.signal, () => needs.renderings.get(key, make))
  return { ...rendering, lasting }
}
