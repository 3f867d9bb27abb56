import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { entityTag, isTagKnown } from '../entity-tag.ts'
import { acceptedEncodings } from './accepted-encoding.ts'

/** One encoding of an answer; headers as alternating names and values, which node:http writes without a copy. */
type PreparedAnswer = { headers: string[]; body: Buffer }

/** A body that everybody gets unchanged: each encoding is made once, with its headers. */
export type PreparedResponse = {
  status: number
  etag: string
  identity: PreparedAnswer
  gzip: PreparedAnswer
  br: PreparedAnswer
  notModified: string[]
  /** Size of all encodings together, for the cache's limit. */
  bytes: number
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const smallest = 600

/** Compresses a body once in both encodings; a small body stays uncompressed. */
export async function prepareResponse(
  body: Buffer,
  facts: { status: number; contentType: string; headers: Record<string, string> },
): Promise<PreparedResponse> {
  const compressible =
    body.length >= smallest &&
    /^(text|application\/(javascript|json|xml|manifest)|image\/svg)/.test(facts.contentType)
  const [br, gz] = compressible
    ? await Promise.all([
        compressBrotli(body, {
          params: {
            // A tenth less than 9, which for most pages is a round trip; 11 takes twice as long and saves nothing more.
            [constants.BROTLI_PARAM_QUALITY]: 10,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        }),
        compressGzip(body, { level: 9 }),
      ])
    : [body, body]
  const etag = entityTag(body)
  const common = { ...facts.headers, ETag: etag, ...(compressible && { Vary: 'Accept-Encoding' }) }
  const variant = (bytes: Buffer, encoding: string | null): PreparedAnswer => ({
    body: bytes,
    headers: Object.entries({
      ...common,
      'Content-Type': facts.contentType,
      'Content-Length': String(bytes.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    }).flat(),
  })
  return {
    status: facts.status,
    etag,
    identity: variant(body, null),
    gzip: compressible ? variant(gz, 'gzip') : variant(body, null),
    br: compressible ? variant(br, 'br') : variant(body, null),
    notModified: Object.entries(common).flat(),
    bytes: body.length + br.length + gz.length,
  }
}

/** Sends a prepared response straight to the socket: 304 on a match, the best encoding otherwise. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
): void {
  if (prepared.status === 200 && isTagKnown(request.headers['if-none-match'], prepared.etag)) {
    response.writeHead(304, prepared.notModified)
    response.end()
    return
  }
  const answer = prepared[acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity']
  response.writeHead(prepared.status, answer.headers)
  response.end(request.method === 'HEAD' ? undefined : answer.body)
}
