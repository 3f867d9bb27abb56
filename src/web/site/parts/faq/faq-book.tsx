import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { FaqEntry } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useOwnLinks } from '#web/kit/still/use-own-links.ts'
import { faqSectionTitle } from '#web/kit/words/faq-section-words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FaqQuestion } from './faq-question.tsx'
import { FaqSearchBox } from './faq-search-box.tsx'
import { indexFaq, searchFaq } from './search-faq.ts'
import { useLinkedAnswer } from './use-linked-answer.ts'

export type FaqListEntry = Pick<FaqEntry, 'guid' | 'section' | 'question' | 'answerHtml'>

/** Questions by section; beside them the search and the way to each section. */
export function FaqBook({ entries }: { entries: readonly FaqListEntry[] }) {
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const index = useMemo(() => indexFaq(entries), [entries])
  const found = useMemo(() => searchFaq(index, asked), [index, asked])
  const follow = useOwnLinks()
  useLinkedAnswer()
  const sections = [...Map.groupBy(entries, ({ section }) => section)]
  const has = (questions: readonly FaqListEntry[]) =>
    found === null || questions.some(({ guid }) => found.has(guid))
  const shown = sections.filter(([, questions]) => has(questions))
  return (
    <div className="page-width grid gap-x-8 gap-y-8 pb-12 md:pb-16 lg:grid-cols-12">
      <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start print:hidden">
        <FaqSearchBox query={query} onQuery={setQuery} found={found?.size ?? null} />
        <nav aria-label={m.site_faq_sections()} className="mt-4">
          <ul className="flex flex-wrap gap-x-5 lg:block">
            {shown.map(([section]) => (
              <li key={section}>
                <a href={`#${section}`} className="flex min-h-11 items-center hover:underline lg:min-h-9">
                  {faqSectionTitle(section)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard and turn it into clicks */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing here reacts but the links inside */}
      <div className="lg:col-span-8" onClick={follow}>
        {sections.map(([section, questions]) => (
          <section
            key={section}
            id={section}
            aria-labelledby={`${section}-title`}
            hidden={!has(questions)}
            className="mb-10 scroll-mt-28 last-of-type:mb-0"
          >
            <h2 id={`${section}-title`} className="border-b pb-3 text-xl font-semibold">
              {faqSectionTitle(section)}
            </h2>
            {questions.map(entry => (
              <FaqQuestion key={entry.guid} entry={entry} hidden={found !== null && !found.has(entry.guid)} />
            ))}
          </section>
        ))}
        {found?.size === 0 && <NothingFound onClear={() => setQuery('')} />}
      </div>
    </div>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const to = usePaths()
  return (
    <EmptyState
      title={m.site_faq_nothing()}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <Button variant="secondary" onClick={onClear}>
            {m.site_faq_clear()}
          </Button>
          <Link to={to('contacts')} className={buttonClasses({ variant: 'quiet' })}>
            {m.site_faq_ask()}
          </Link>
        </span>
      }
    >
      {m.site_faq_nothing_text()}
    </EmptyState>
  )
}
