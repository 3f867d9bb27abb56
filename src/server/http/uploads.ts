import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { RefusalError, type RefusedField, refuse } from '../refuse.ts'
import { takeUploadRoom } from './upload-room.ts'

const guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export type UploadedForm = { bytes: Buffer; fields: Record<string, string> }

export type Upload = { participantGuid: string; bytes: Buffer; fields: Record<string, string> }

/** Reads one file and its fields from a multipart body. The file is held in memory up to its limit, so that an interrupted upload leaves nothing behind. */
export async function readUpload(
  request: FastifyRequest,
  limit: number,
  tooBig: ErrorCode = 'body_too_large',
): Promise<Upload> {
  const field = tooBig === 'photo_bytes' ? 'photo' : 'file'
  const { bytes, fields } = await readParts(request, limit, { field, code: tooBig })
  const { participant = '' } = fields
  if (!guidPattern.test(participant)) refuse('not_found')
  return { participantGuid: participant, bytes: required(bytes, field), fields }
}

/** The same without a participant: a picture of the public site. */
export async function readPublicUpload(
  request: FastifyRequest,
  limit: number,
  tooBig: ErrorCode,
): Promise<UploadedForm> {
  const { bytes, fields } = await readParts(request, limit, { field: 'file', code: tooBig })
  return { bytes: required(bytes, 'file'), fields }
}

/** The same with the file's name; `participant` is optional. */
export async function readNamedUpload(
  request: FastifyRequest,
  limit: number,
  tooBig: ErrorCode,
): Promise<{ bytes: Buffer; name: string | null; participantGuid: string | undefined }> {
  const { bytes, name, fields } = await readParts(request, limit, { field: 'file', code: tooBig })
  const { participant } = fields
  if (participant !== undefined && !guidPattern.test(participant)) refuse('not_found')
  return { bytes: required(bytes, 'file'), name, participantGuid: participant }
}

async function readParts(
  request: FastifyRequest,
  limit: number,
  tooBig: RefusedField,
): Promise<{ bytes: Buffer | null; name: string | null; fields: Record<string, string> }> {
  if (!request.isMultipart()) refuse('media_type_unsupported')
  takeUploadRoom(request, limit)
  const fields: Record<string, string> = {}
  let bytes: Buffer | null = null
  let name: string | null = null
  const parts = request.parts({ limits: { fileSize: limit + 1, files: 1, fields: 5, fieldSize: 2000 } })
  try {
    for await (const part of parts) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else {
        name = part.filename ?? null
        bytes = await readWhole(part.file, limit, tooBig)
      }
    }
  } catch (error) {
    // The parser's refusals carry a status; anything else is a truncated or broken form.
    if (error instanceof RefusalError || (error as { statusCode?: number }).statusCode) throw error
    refuse('malformed_request')
  }
  return { bytes, name, fields }
}

function required(bytes: Buffer | null, field: string): Buffer {
  return bytes && bytes.length > 0 ? bytes : refuse('required', { details: [{ field, code: 'required' }] })
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
