import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { RefusalError, type RefusedField, refuse } from '../refuse.ts'

const guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export type Upload = { participantGuid: string; bytes: Buffer; fields: Record<string, string> }

/**
 * Reads one file and its fields from a multipart body. The file is held in memory up to its limit, so that an upload cut
 * in the middle leaves nothing behind.
 */
export async function readUpload(
  request: FastifyRequest,
  limit: number,
  tooBig: ErrorCode = 'body_too_large',
): Promise<Upload> {
  if (!request.isMultipart()) refuse('media_type_unsupported')
  const fields: Record<string, string> = {}
  let bytes: Buffer | null = null
  const field = tooBig === 'photo_bytes' ? 'photo' : 'file'
  const parts = request.parts({ limits: { fileSize: limit + 1, files: 1, fields: 5, fieldSize: 2000 } })
  try {
    for await (const part of parts) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else bytes = await readWhole(part.file, limit, { field, code: tooBig })
    }
  } catch (error) {
    // The parser's own refusals carry their status; anything else is a form that is cut or broken.
    if (error instanceof RefusalError || (error as { statusCode?: number }).statusCode) throw error
    refuse('malformed_request')
  }
  const { participant = '' } = fields
  if (!guidPattern.test(participant)) refuse('not_found')
  if (!bytes || bytes.length === 0) refuse('required', { details: [{ field, code: 'required' }] })
  return { participantGuid: participant, bytes, fields }
}

async function readWhole(file: AsyncIterable<Buffer>, limit: number, tooBig: RefusedField): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) refuse(tooBig.code, { details: [tooBig] })
  return Buffer.concat(chunks)
}
