/** Splits a stream of HTTP/1.1 answers, each with a Content-Length, however the bytes arrive. */
export type AnswerReader = {
  /** Calls back once for each answer that these bytes complete. */
  take(bytes: Buffer): void
}

const headEnd = Buffer.from('\r\n\r\n')

/** `onAnswer` is given the status and the bytes of the whole answer. Throws on an answer without a Content-Length. */
export function createAnswerReader(onAnswer: (status: number, bytes: number) => void): AnswerReader {
  let partialHead: Buffer | null = null
  let bodyLeft = 0
  let status = 0
  let size = 0

  function readHead(bytes: Buffer, from: number): number {
    const end = bytes.indexOf(headEnd, from)
    if (end < 0) {
      partialHead = Buffer.from(bytes.subarray(from))
      return bytes.length
    }
    const head = bytes.toString('latin1', from, end)
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    if (length === undefined) throw new Error(`An answer without Content-Length: ${head.slice(0, 200)}`)
    status = Number(head.slice(9, 12))
    bodyLeft = Number(length)
    size = end + headEnd.length - from + bodyLeft
    return end + headEnd.length
  }

  return {
    take(chunk) {
      const bytes: Buffer = partialHead ? Buffer.concat([partialHead, chunk]) : chunk
      partialHead = null
      let at = 0
      while (at < bytes.length) {
        if (size === 0) {
          at = readHead(bytes, at)
          if (size === 0) return
        }
        const taken = Math.min(bodyLeft, bytes.length - at)
        bodyLeft -= taken
        at += taken
        if (bodyLeft > 0) return
        const whole = size
        size = 0
        onAnswer(status, whole)
      }
    },
  }
}
