import type { FastifyInstance } from 'fastify'
import { answersText, readAnswers } from '#domain/survey/survey-answers.ts'
import { surveyLink } from '#domain/survey/survey-link.ts'
import { surveyResult } from '#domain/survey/survey-result.ts'
import type { SurveyAnswers } from '#domain/survey/survey-schema.ts'
import type { Services } from '../services.ts'
import { surveySchema } from '../usecases/survey/survey-of-content.ts'
import { securityHeaders } from './security-headers.ts'

/** Bytes of a form with every answer chosen, and room to spare. */
const formBytes = 16_384

/** More answers than a survey has are not looked at. */
const mostFields = 400

/** The survey sent without a script: leads to the result's page, or back to the questions that are open with everything that was answered. */
export function surveyFormRoutes(app: FastifyInstance, services: Services): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, done) => done(null, answersOfForm(new URLSearchParams(String(body)))),
    )
    for (const path of ['/test', '/en/test'])
      scope.post<{ Body: SurveyAnswers }>(path, { schema: { hide: true } }, async (request, reply) => {
        const { current } = await services.published.snapshot()
        return reply
          .headers(securityHeaders(services.config))
          .header('Cache-Control', 'no-store')
          .redirect(path + wayOn(request.body), 303)

        function wayOn(given: SurveyAnswers): string {
          const schema = surveySchema(current)
          const { known, missing, excessive } = readAnswers(schema.questions, given)
          const result = missing.length + excessive.length === 0 ? surveyResult(schema, known) : null
          if (result) return `/${surveyLink(result)}`
          return `?answers=${encodeURIComponent(answersText(known))}`
        }
      })
  })
}

/** Each field is a question by its guid, each of its values a chosen answer. */
function answersOfForm(form: URLSearchParams): SurveyAnswers {
  const fields = [...form].slice(0, mostFields)
  return Object.fromEntries(
    [...new Set(fields.map(([name]) => name))].map(name => [
      name,
      fields.filter(([other]) => other === name).map(([, code]) => code),
    ]),
  )
}
