import { describe, expect, it } from 'vitest'
import { inAscii, withoutTypes } from '../../scripts/lean-messages.ts'

const module = `/* eslint-disable */
import * as registry from "../registry.js"

/** @typedef {{}} No_NameInputs */
/** @typedef {{ count: NonNullable<unknown> }} Days_LeftInputs */

export const no_name = /** @type {(inputs: No_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (\`Имя не указано /* так */\`)
};
`

describe('the compiled messages that the server reads', () => {
  it('lose the types and no word', () => {
    expect(withoutTypes(module)).toBe(`/* eslint-disable */
import * as registry from "../registry.js"


export const no_name = () => {
	return (\`Имя не указано /* так */\`)
};
`)
  })

  it.each(['Plain', 'It’s 10–20 %', 'Ё\u00a0₽', '🙂', '\\’', 'a\u2028b'])(
    'say %j in ASCII as they did',
    text => {
      const code = inAscii(`return ${JSON.stringify(text)}`)
      expect(code).toMatch(/^[\0-\x7f]*$/)
      expect(new Function(code)()).toBe(text)
    },
  )
})
