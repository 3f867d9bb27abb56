import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { ApplyLink } from '#web/site/parts/header/apply-link.tsx'
import { Rosette } from '#web/ui/guilloche.tsx'
import { HeroFacts } from './hero-facts.tsx'

/** The first screen: what the forum is and promises, when and where, and the button to apply. */
export function Hero({ title, lead }: { title: string; lead: string }) {
  const to = usePaths()
  return (
    <section className="ink-on-paper bg-green-950 text-white">
      <div className="relative isolate overflow-hidden bg-green-900">
        {/* On a phone the line work is behind the text, so it is fainter; from a desk on it begins beside the text. */}
        <Rosette
          seed="quorum"
          lines={40}
          stroke={0.28}
          drift
          className="print:hidden absolute top-1/2 left-[58%] -z-10 size-[62rem] -translate-y-1/2 text-green-700 md:text-green-600 lg:left-[calc(50%+min(75rem,100vw-6rem)/6+5rem)] lg:text-green-400"
        />
        <div className="page-width grid content-center py-8 md:min-h-[min(34rem,calc(100dvh-18rem))] md:py-14 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <p className="text-base text-green-200">{m.home_above()}</p>
            {/* Outside the type scale, because one long word must fit the narrowest phone. */}
            <h1 className="mt-3 text-[clamp(1.875rem,8.4vw,4rem)] leading-[1.07] font-semibold tracking-tight">
              {title}
            </h1>
            {lead && <p className="mt-4 max-w-150 text-lg md:mt-5 text-green-100 md:text-xl">{lead}</p>}
            <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-1 md:mt-8">
              <ApplyLink size="lg" look="inverse" />
              <a
                href={to('conditions')}
                className="inline-flex min-h-11 items-center underline decoration-green-300 decoration-1 underline-offset-4 hover:decoration-2"
              >
                {m.home_conditions()}
              </a>
            </div>
          </div>
        </div>
      </div>
      <HeroFacts />
    </section>
  )
}
