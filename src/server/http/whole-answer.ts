import { IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'

/** What an answer is made of. `whole` is its bytes as they were last sent, kept for the second of their Date. */
export type AnswerParts = {
  status: number
  headers: string[]
  body: Buffer
  whole: { second: number; bytes: Buffer } | null
}

/** Head and body in one piece are a second copy in memory; beyond this size, in bytes, the copy costs more than it saves. */
export const largestWhole = 64 * 1024

/** The two fields of ServerResponse that `end()` asks about the head; they are not in Node's documentation. */
type HeadFields = { _header: string | null; _headerSent: boolean }

/** Whether this Node has those fields with that meaning; with another Node answers go the documented way. */
const hasHeadFields = (() => {
  const fresh = new ServerResponse(new IncomingMessage(new Socket())) as unknown as HeadFields
  return fresh._header === null && fresh._headerSent === false
})()

/**
 * Makes the function that sends an answer as one piece, and says whether it did. node:http checks and joins the headers anew for
 * each answer and writes head and body apart, which is a quarter of the work of a page that lies ready (decision 017);
 * here both are put together once a second, for the Date. Answers that end their connection are left to node:http.
 */
export function createWholeSender(keepAliveMs: number) {
  const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n`

  function join({ status, headers, body }: AnswerParts, second: number): Buffer {
    const date = `Date: ${new Date(second * 1000).toUTCString()}\r\n`
    let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
    for (let index = 0; index < headers.length; index += 2)
      head += `${headers[index]}: ${headers[index + 1]}\r\n`
    return Buffer.concat([Buffer.from(`${head}${date}${connection}\r\n`, 'latin1'), body])
  }

  return (response: ServerResponse, answer: AnswerParts): boolean => {
    if (!hasHeadFields || !response.shouldKeepAlive || answer.body.length > largestWhole) return false
    const second = Math.floor(Date.now() / 1000)
    if (answer.whole?.second !== second) answer.whole = { second, bytes: join(answer, second) }
    const inside = response as unknown as HeadFields
    inside._header = 'sent as part of the body'
    inside._headerSent = true
    response.statusCode = answer.status
    response.end(answer.whole.bytes)
    return true
  }
}

export type SendWhole = ReturnType<typeof createWholeSender>
