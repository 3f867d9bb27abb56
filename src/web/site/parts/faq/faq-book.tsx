import type { FaqEntry } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { faqSectionTitle } from '#web/kit/words/faq-section-words.ts'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { NarrowedBy } from '../search/load-found.ts'
import { SearchForm } from '../search/search-form.tsx'
import { withCorrection } from '../search/with-correction.ts'
import { FaqQuestion } from './faq-question.tsx'

export type FaqListEntry = Pick<FaqEntry, 'guid' | 'section' | 'question' | 'answerHtml'>

type FaqBookProps = NarrowedBy & { entries: readonly FaqListEntry[] }

/** Questions by section, with a search and links to each section. The island filters them while somebody types. */
export function FaqBook({ entries, words, found: answer }: FaqBookProps) {
  const to = usePaths()
  const found = answer && new Set(answer.guids)
  const sections = [...Map.groupBy(entries, ({ section }) => section)]
  const isLeft = ({ guid }: FaqListEntry) => found === null || found.has(guid)
  return (
    <div data-island="faq" className="page-width grid gap-x-8 gap-y-8 pb-12 md:pb-16 lg:grid-cols-12">
      <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start print:hidden">
        <SearchForm
          action={to('faq')}
          label={m.site_faq_search()}
          hint={m.site_faq_search_hint()}
          clearLabel={m.programme_search_clear()}
          query={words}
          maxLength={200}
          outcome={found ? withCorrection(answer?.corrected, m.site_faq_found({ count: found.size })) : ''}
        />
        <nav aria-label={m.site_faq_sections()} className="mt-4">
          <ul className="flex flex-wrap gap-x-5 lg:block">
            {sections.map(([section, questions]) => (
              <li key={section} data-to-group={section} hidden={!questions.some(isLeft)}>
                <a href={`#${section}`} className="flex min-h-11 items-center hover:underline lg:min-h-9">
                  {faqSectionTitle(section)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="lg:col-span-8">
        {sections.map(([section, questions]) => (
          <section
            key={section}
            id={section}
            data-group=""
            aria-labelledby={`${section}-title`}
            hidden={!questions.some(isLeft)}
            className="mb-10 scroll-mt-28 last-of-type:mb-0"
          >
            <h2 id={`${section}-title`} className="border-b pb-3 text-xl font-semibold">
              {faqSectionTitle(section)}
            </h2>
            {questions.map(entry => (
              <FaqQuestion key={entry.guid} entry={entry} hidden={!isLeft(entry)} />
            ))}
          </section>
        ))}
        <div data-nothing="" hidden={found?.size !== 0}>
          <EmptyState
            title={m.site_faq_nothing()}
            action={
              <span className="flex flex-wrap gap-3">
                <a href={to('faq')} data-clear-all="" className={buttonClasses({ variant: 'secondary' })}>
                  {m.site_faq_clear()}
                </a>
                <a href={to('contacts')} className={buttonClasses({ variant: 'quiet' })}>
                  {m.site_faq_ask()}
                </a>
              </span>
            }
          >
            {m.site_faq_nothing_text()}
          </EmptyState>
        </div>
      </div>
    </div>
  )
}
