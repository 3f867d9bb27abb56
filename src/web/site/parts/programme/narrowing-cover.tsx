import { type ReactNode, useEffect, useRef } from 'react'
import { filterNames } from '#domain/programme/programme-filter.ts'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'

/** Runs before the first paint. What hides nothing for long is a page whose code does not come. */
const script = `if(/[?&](${[...filterNames, 'q'].join('|')})=[^&]/.test(location.search)){const e=document.currentScript.parentElement;e.dataset.waiting='';setTimeout(()=>{delete e.dataset.waiting},4000)}`

type NarrowingCoverProps = {
  /** What is searched for is known, what was found is not. */
  waiting: boolean
  children: ReactNode
}

/**
 * The server renders by the day alone: were every filter and query part of what it keeps, there would be no end of pages. An address that asks for more
 * would show the whole programme for a moment; this keeps it hidden until the page is alive and has narrowed itself.
 */
export function NarrowingCover({ waiting, children }: NarrowingCoverProps) {
  const hydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hydrated) delete box.current?.dataset.waiting
  }, [hydrated])
  return (
    <div ref={box} suppressHydrationWarning className={waiting ? 'invisible' : 'data-waiting:invisible'}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint */}
      {!hydrated && <script dangerouslySetInnerHTML={{ __html: script }} />}
      {children}
    </div>
  )
}
