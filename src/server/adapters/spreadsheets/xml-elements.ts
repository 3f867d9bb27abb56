import { Parser } from 'saxen'
import { SheetFault } from './port.ts'

type Hooks = {
  /** `stop` ends the reading before the rest of the text. */
  open?(name: string, attributes: () => Record<string, string>, stop: () => void): void
  close?(name: string, stop: () => void): void
  text?(text: string): void
}

/**
 * Reads XML as a stream. Names come without their prefix. Only the five entities of XML exist: a document type, which could declare others, is
 * refused, and nothing outside the text is ever fetched.
 */
export function readXml(bytes: Buffer, hooks: Hooks): void {
  const parser = new Parser()
  let stopped = false
  const stop = () => {
    stopped = true
    parser.stop()
  }
  parser.on('error', () => {
    if (!stopped) throw new SheetFault('file_format')
  })
  parser.on('warn', () => {})
  parser.on('attention', () => {
    throw new SheetFault('file_format')
  })
  parser.on('openTag', (name, attributes, decode) =>
    hooks.open?.(withoutPrefix(name), () => decoded(attributes(), decode), stop),
  )
  if (hooks.close) parser.on('closeTag', name => hooks.close?.(withoutPrefix(name), stop))
  if (hooks.text) {
    parser.on('text', (text, decode) => hooks.text?.(decode(text)))
    parser.on('cdata', text => hooks.text?.(text))
  }
  parser.parse(textOf(bytes))
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SheetFault('file_format')
  }
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function decoded(
  attributes: Record<string, string>,
  decode: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decode(value)]))
}
