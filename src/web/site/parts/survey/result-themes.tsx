import type { SurveyResultView } from '#contract/survey.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'

/** The themes of a result, each a link to its sessions in the programme. */
export function ResultThemes({ themes }: { themes: SurveyResultView['topThemes'] }) {
  const to = usePaths()
  if (themes.length === 0) return null
  return (
    <section aria-labelledby="themes">
      <h2 id="themes" className="text-sm text-text-quiet">
        {m.survey_result_themes()}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {themes.map(({ theme, kind, name }) => (
          <li key={theme}>
            <a
              href={`${to('program')}?${kind}=${theme}`}
              rel="nofollow"
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm hover:border-text-quiet hover:bg-sunken md:min-h-9"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
