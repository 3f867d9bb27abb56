/** One bounded run of identical requests against one server on 127.0.0.1. */
export type LoadOrder = {
  port: number
  path: string
  headers: Record<string, string>
  /** Kept open for the whole run; each has one request under way at a time. */
  connections: number
  /** Not counted: the JIT and the connections are still warming up. */
  warmUpSeconds: number
  seconds: number
}

export type LoadResult = {
  answers: number
  /** Lost connections, and answers with a status other than 200. */
  faults: number
  perSecond: number
  /** Milliseconds from the last byte sent to the last byte received. */
  p50: number
  p99: number
  /** Bytes of one answer, head included. */
  answerBytes: number
}
