import { ApplyLink } from '#web/site/parts/header/apply-link.tsx'
import { Rosette } from '#web/ui/guilloche.tsx'

type FinalCallProps = { title: string; text: string; startsForm?: boolean }

/** The last word of a public page: one sentence and the green button. */
export function FinalCall({ title, text, startsForm = false }: FinalCallProps) {
  return (
    <section className="late relative isolate overflow-hidden bg-accent-soft [--late-height:22rem]">
      <Rosette
        seed="call"
        lines={28}
        stroke={0.4}
        className="absolute top-1/2 right-0 -z-10 size-96 translate-x-1/3 -translate-y-1/2 opacity-60 max-md:hidden lg:size-120"
      />
      <div className="page-width py-12 md:py-20">
        <h2 className="text-2xl font-semibold tracking-tight text-balance md:text-3xl max-lg:md:max-w-110">
          {title}
        </h2>
        <p className="mt-3 max-w-110 text-lg lg:max-w-120 text-text-quiet">{text}</p>
        <ApplyLink size="lg" startsForm={startsForm} className="mt-8" />
      </div>
    </section>
  )
}
