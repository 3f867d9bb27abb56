import {
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
  useLoaderData,
} from 'react-router'
import type { SurveyResultPage } from '#contract/survey.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { publicMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf } from '#web/paths.ts'
import { CopyLink } from '#web/site/parts/news/copy-link.tsx'
import { ResultSessions } from '#web/site/parts/survey/result-sessions.tsx'
import { ResultThemes } from '#web/site/parts/survey/result-themes.tsx'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { Prose } from '#web/ui/prose.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs): Promise<SurveyResultPage> {
  const locale = localeOf(url.pathname)
  const { content } = context.get(pageDataContext)
  const result = await content.surveyResult(locale, params.guid ?? '')
  if (!result) throw data({ message: errorSentence('survey_result_not_found', locale) }, { status: 404 })
  return result
}

export function meta(args: MetaArgs<typeof loader>): MetaDescriptor[] {
  const result = args.loaderData
  if (!result) return [{ title: m.product_name() }]
  const { archetype, topThemes } = result
  return publicMeta(args, {
    title: m.survey_result_title({ name: archetype.name }),
    description: m.survey_result_description({
      motto: archetype.motto,
      themes: topThemes.map(({ name }) => name).join(', '),
    }),
  })
}

/** The result of the survey behind a link: whose it is, the link does not know. */
export default function SurveyResultView() {
  const { guid, archetype, secondaryArchetype, topThemes, sessions } = useLoaderData<typeof loader>()
  const to = usePaths()
  return (
    <article className="page-width pt-10 pb-16 md:pt-16 lg:pb-24">
      <div>
        <p className="text-text-quiet">{m.survey_result_kicker()}</p>
        <h1 className="mt-2 text-4xl font-semibold tracking-tight text-balance md:text-5xl">
          {archetype.name}
        </h1>
        <p className="mt-4 max-w-2xl text-xl text-pretty text-accent-text">{archetype.motto}</p>
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-8 border-t pt-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Prose html={archetype.descriptionHtml} className="text-lg" />
        </div>
        <div className="grid content-start gap-6 lg:col-span-5 lg:border-l lg:pl-8">
          {secondaryArchetype && (
            <section aria-labelledby="secondary">
              <h2 id="secondary" className="text-sm text-text-quiet">
                {m.survey_result_secondary()}
              </h2>
              <p className="mt-1 text-lg font-semibold">{secondaryArchetype.name}</p>
              <p className="mt-1 text-text-quiet">{secondaryArchetype.motto}</p>
            </section>
          )}
          <ResultThemes themes={topThemes} />
        </div>
      </div>
      <ResultSessions sessions={sessions} />
      <footer className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-t pt-6" data-result={guid}>
        <a href={to('survey')} className={buttonClasses()} data-result-stranger="">
          {m.survey_take()}
        </a>
        <a href={to('survey')} className={buttonClasses({ variant: 'secondary' })} data-result-own="" hidden>
          {m.survey_own()}
        </a>
        <CopyLink address={to('surveyResult', { guid })} />
        <p className="basis-full text-sm text-text-quiet">{m.survey_result_shared()}</p>
      </footer>
    </article>
  )
}
