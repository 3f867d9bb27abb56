import { type ComponentType, Suspense, useState } from 'react'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'
import { useOwnLinks } from './use-own-links.ts'

/**
 * Makes a part of a page that does not change while it is looked at: the server's HTML stays as it is, and the part's code
 * is sent only when a later page of the same visit needs it. So the first page keeps within 125 kB of JavaScript
 * (product.md §11). `Part` is the component itself on the server and a lazy one in the browser:
 *
 *     const load = async () => ({ default: (await import('./story.tsx')).Story })
 *     export const StillStory = still(import.meta.env.SSR ? (await load()).default : lazy(load))
 *
 * `inline` parts stand inside a button or a sentence.
 */
export function still<Props extends object>(
  Part: ComponentType<Props>,
  place: 'block' | 'inline' = 'block',
): ComponentType<Props> {
  const Frame = place === 'block' ? 'div' : 'span'
  return function Still(props: Props) {
    const hydrated = useHydrated()
    const [fromServer] = useState(!hydrated)
    const follow = useOwnLinks()
    if (import.meta.env.SSR)
      return (
        <Frame className="contents">
          <Part {...props} />
        </Frame>
      )
    if (!fromServer)
      return (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    return (
      <Frame
        className="contents"
        onClick={follow}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text that React never writes; what stands there is the server's
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
}
