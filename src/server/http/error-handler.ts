import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type ErrorBody, errorStatus, type FieldError } from '#contract/error.ts'
import { type ErrorCode, errorCodes } from '#domain/refusal/error-code.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { FileStoreFault } from '../adapters/files/file-store-fault.ts'
import type { FaultLog } from '../fault-log.ts'
import { RefusalError, type RefusedField } from '../refuse.ts'
import { codeOfFields } from '../refuse-fields.ts'
import { isUnavailable } from '../unavailable.ts'
import { localeOfRequest } from './request-locale.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a fault of ours is called on this route. */
    failure?: ErrorCode
  }
}

const known: ReadonlySet<string> = new Set(errorCodes)

/** A store of files that is full or gone stays so until somebody acts; a busy database recovers by itself. */
const alarming: ReadonlySet<ErrorCode> = new Set(['server_error', 'files_unavailable'])

/** Turns every failure into the error body of product.md §7; only failures that are not refusals are logged as errors. */
export function handleErrors(
  app: FastifyInstance,
  facts: { supportEmail: string },
  faults: Pick<FaultLog, 'report'>,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const found = refusalOf(error, request.body)
    if (alarming.has(found.code)) request.log.error({ err: error }, 'request failed')
    // Otherwise a pool that is used up would show in nothing but the answers.
    if (isUnavailable(error)) faults.report('database', error)
    return sendRefusal(request, reply, { refusal: named(found, request.routeOptions.config.failure), facts })
  })
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, { refusal: new RefusalError({ code: 'route_not_found' }), facts }),
  )
}

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { refusal, facts }: { refusal: RefusalError; facts: { supportEmail: string } },
): FastifyReply {
  const status = errorStatus[refusal.code]
  const locale = localeOfRequest(request)
  const minutes = Math.ceil((refusal.retryAfterSeconds ?? 60) / 60)
  const parameters = { email: facts.supportEmail, retryAfter: minutes, ...refusal.parameters }
  const details: FieldError[] = refusal.details.map(({ field, code, parameters: own }) => ({
    field,
    code,
    message: errorSentence(code, locale, { ...parameters, ...own }),
  }))
  const body: ErrorBody = {
    statusCode: status,
    // The client session recognises an expired token by this text (spec point 4), whatever the language of the sentence.
    error: refusal.code === 'token_expired' ? 'Token expired' : (STATUS_CODES[status] ?? 'Error'),
    message: errorSentence(refusal.code, locale, parameters),
    code: refusal.code,
    ...(details.length > 0 && { details }),
    requestId: request.id,
    ...(refusal.code === 'challenge_required' && {
      challenge: { token: String(refusal.parameters.token), bits: Number(refusal.parameters.bits) },
    }),
    ...(refusal.code === 'second_factor_required' && { login: String(refusal.parameters.login) }),
    ...(refusal.code === 'merged_already' && { merged: mergedOf(refusal) }),
  }
  if (refusal.retryAfterSeconds !== null) reply.header('Retry-After', String(refusal.retryAfterSeconds))
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer')
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

function mergedOf({ parameters: { by, at, applicationGuid } }: RefusalError): ErrorBody['merged'] {
  return { by: String(by), at: String(at), applicationGuid: String(applicationGuid) }
}

/** A fault of ours by the name that the route has for it. */
function named(refusal: RefusalError, failure: ErrorCode | undefined): RefusalError {
  return failure && refusal.code === 'server_error' ? new RefusalError({ code: failure }) : refusal
}

/** A number or date of the caller's that no column can hold (SQLSTATE, class 22). */
const outOfRange: ReadonlySet<string> = new Set(['22003', '22007', '22008'])

function refusalOf(error: FastifyError, body: unknown): RefusalError {
  if (error instanceof RefusalError) return error
  if (hasZodFastifySchemaValidationErrors(error))
    return refusalOfSchema(error.validationContext, error.validation, body)
  const { code, statusCode } = error
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413)
    return new RefusalError({ code: 'body_too_large' })
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415)
    return new RefusalError({ code: 'media_type_unsupported' })
  if (statusCode === 429) return new RefusalError({ code: 'too_many_requests', retryAfterSeconds: 60 })
  if (outOfRange.has(code)) return new RefusalError({ code: 'malformed_request' })
  if (error instanceof FileStoreFault)
    return new RefusalError({ code: 'files_unavailable', retryAfterSeconds: 60 })
  if (isUnavailable(error)) return new RefusalError({ code: 'service_busy', retryAfterSeconds: 2 })
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new RefusalError({ code: 'malformed_request' })
  return new RefusalError({ code: 'server_error' })
}

type Issue = { instancePath: string; keyword?: string; message?: string; params?: unknown }

function refusalOfSchema(context: string | undefined, issues: Issue[], body: unknown): RefusalError {
  // A malformed guid names nothing: answer 404, as for one that does not exist.
  if (context === 'params') return new RefusalError({ code: paramsCode(issues) })
  if (context === 'querystring') return new RefusalError({ code: 'malformed_request' })
  const all = issues.flatMap(issue => fieldsOf(issue, body))
  const details = all.filter(
    ({ field, code }, index) =>
      all.findIndex(other => other.field === field && other.code === code) === index,
  )
  if (details.some(({ field }) => field === '')) return new RefusalError({ code: 'malformed_request' })
  return new RefusalError({ code: codeOfFields(details), details })
}

function paramsCode(issues: Issue[]): ErrorCode {
  const message = issues[0]?.message
  return message && known.has(message) ? (message as ErrorCode) : 'not_found'
}

function fieldsOf({ instancePath, keyword, message, params }: Issue, body: unknown): RefusedField[] {
  const path = instancePath.split('/').filter(part => part !== '')
  // The schema only names the object, but the caller needs to know which key is unknown.
  if (keyword === 'unrecognized_keys') {
    const { keys = [] } = params as { keys?: string[] }
    return keys
      .slice(0, 20)
      .map(key => ({ field: [...path, key.slice(0, 60)].join('.'), code: 'unknown_field' as const }))
  }
  return [{ field: path.join('.'), code: codeOf(message, valueAt(body, path)) }]
}

function codeOf(message: string | undefined, value: unknown): ErrorCode {
  if (message && known.has(message)) return message as ErrorCode
  return value === undefined ? 'required' : 'value_invalid'
}

function valueAt(body: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    body,
  )
}
