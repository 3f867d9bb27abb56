import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { answersOfText, readAnswers } from '#domain/survey/survey-answers.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { publicMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf } from '#web/paths.ts'
import { NothingYet } from '#web/site/parts/site-page/nothing-yet.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { SurveyIsland } from '#web/site/parts/survey/survey-island.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = localeOf(url.pathname)
  const survey = await context.get(pageDataContext).content.survey(locale)
  // Sent without a script and found incomplete (server/http/survey-form.ts): what was answered stays chosen.
  const given = url.searchParams.get('answers')
  const questions = survey.questions.map(({ guid, most, answers }) => ({
    guid,
    most,
    answers: answers.map(({ code }) => ({ code, weights: [] })),
  }))
  const { known, missing, excessive } = readAnswers(questions, answersOfText(given ?? ''))
  return { locale, survey, given: given === null ? null : { known, open: [...missing, ...excessive] } }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return publicMeta(args, { title: m.page_title_survey(), description: m.survey_description() })
}

export default function SurveyPage() {
  const { locale, survey, given } = useLoaderData<typeof loader>()
  const to = usePaths()
  const closed = survey.questions.length === 0
  return (
    <SitePageBody page={{ title: m.page_title_survey(), lead: closed ? '' : m.survey_lead() }}>
      {closed ? (
        <NothingYet
          title={m.survey_closed_title()}
          text={m.survey_closed_text()}
          link={{ to: to('program'), text: m.survey_closed_program() }}
        />
      ) : (
        <SurveyIsland
          locale={locale}
          survey={survey}
          given={given}
          action={to('survey')}
          results={to('survey')}
        />
      )}
    </SitePageBody>
  )
}
