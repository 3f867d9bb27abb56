import { ApplyLink } from '#web/site/parts/header/apply-link.tsx'

type FinalCallProps = { title: string; text: string; startsForm?: boolean }

/** The last word of a public page: one sentence and the green button. */
export function FinalCall({ title, text, startsForm = false }: FinalCallProps) {
  return (
    <section className="bg-accent-soft">
      <div className="page-width py-12 md:py-20">
        <h2 className="text-2xl font-semibold tracking-tight text-balance md:text-3xl">{title}</h2>
        <p className="mt-3 max-w-110 text-lg text-text-quiet lg:max-w-120">{text}</p>
        <ApplyLink size="lg" startsForm={startsForm} className="mt-8" />
      </div>
    </section>
  )
}
