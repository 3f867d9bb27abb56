/** The part of saxen 11 that we use, since it brings no types: names come as written, attributes only on request, and only the five entities of XML. */
declare module 'saxen' {
  export type Attributes = () => Record<string, string>
  export type Decode = (text: string) => string

  export class Parser {
    on(
      event: 'openTag',
      hook: (name: string, attributes: Attributes, decode: Decode, selfClosing: boolean) => void,
    ): this
    on(event: 'closeTag', hook: (name: string) => void): this
    on(event: 'text', hook: (text: string, decode: Decode) => void): this
    on(event: 'cdata', hook: (text: string) => void): this
    on(event: 'attention', hook: (text: string) => void): this
    on(event: 'error', hook: (error: Error) => void): this
    on(event: 'warn', hook: (warning: Error) => void): this
    parse(xml: string): void
    stop(): void
  }
}
