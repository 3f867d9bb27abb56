import { ChevronDown, Link2 } from 'lucide-react'
import type { FaqEntry } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { Prose } from '#web/ui/prose.tsx'

type FaqQuestionProps = { entry: Pick<FaqEntry, 'guid' | 'question' | 'answerHtml'>; hidden: boolean }

/** A question that opens its answer, without scripts too. The anchor is on the answer, because browsers open the details that contain it. */
export function FaqQuestion({ entry: { guid, question, answerHtml }, hidden }: FaqQuestionProps) {
  return (
    <details
      hidden={hidden}
      data-item={guid}
      className="group scroll-mt-24 border-b print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-11 list-none items-start gap-4 py-4 select-none hover:text-accent-text [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1 text-base/6 font-semibold tracking-normal text-wrap">{question}</h3>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className="mt-0.5 size-5 shrink-0 text-text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <div id={guid} className="scroll-mt-44 pb-5">
        <Prose html={answerHtml} />
        <CopyLink guid={guid} />
      </div>
    </details>
  )
}

/** The answer's own address; a click copies it where the browser allows (site/script/copy-link.ts), and follows it otherwise. */
function CopyLink({ guid }: { guid: string }) {
  return (
    <p className="mt-3 flex items-center gap-3 text-sm print:hidden">
      <a
        href={`#${guid}`}
        data-copy=""
        className="inline-flex min-h-11 items-center gap-2 text-text-quiet hover:text-text"
      >
        <Link2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
        {m.site_faq_copy()}
      </a>
      <span role="status" data-copied={m.site_faq_copied()} className="text-text-quiet" />
    </p>
  )
}
