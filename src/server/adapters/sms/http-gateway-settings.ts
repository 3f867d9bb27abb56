import { z } from 'zod'

/**
 * How to talk to any SMS gateway with an HTTP interface. Templates know `{to}`, `{digits}` (the phone without its plus),
 * `{text}` and `{reference}`; values are escaped for the place they stand in.
 *
 * SMSC.ru, for example: `{"method":"POST","url":"https://smsc.ru/sys/send.php","bodyFormat":"form",
 * "body":"login=L&psw=P&phones={digits}&mes={text}&id={reference}&charset=utf-8&fmt=3",
 * "response":{"idPath":"id","errorPath":"error_code","retryableErrors":["9"],
 * "settingsErrors":["2","3","4"],"addressErrors":["7","8"]}}`
 */
export const httpGatewaySettings = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT']),
  url: z.string().regex(/^https?:\/\//),
  headers: z.record(z.string(), z.string()).default({}),
  bodyFormat: z.enum(['json', 'form']).default('json'),
  /** Left out for GET. */
  body: z.string().optional(),
  response: z
    .strictObject({
      /** Dotted path to the gateway's id of the message; must be there in every accepted answer. */
      idPath: z.string().min(1),
      /** Dotted path and value that an accepted answer must contain. */
      accepted: z.strictObject({ path: z.string().min(1), equals: z.string() }).optional(),
      /** Dotted path to an error code; an answer that contains one is a refusal. */
      errorPath: z.string().min(1).optional(),
      /** Error codes after which the message may be sent again. */
      retryableErrors: z.array(z.string()).default([]),
      /** Error codes of our own account: a wrong password, no money, no right to send. Sending rests and is alarmed. */
      settingsErrors: z.array(z.string()).default([]),
      /** Error codes of a number that cannot be reached. */
      addressErrors: z.array(z.string()).default([]),
    })
    .readonly(),
})

export type HttpGatewaySettings = z.infer<typeof httpGatewaySettings>
