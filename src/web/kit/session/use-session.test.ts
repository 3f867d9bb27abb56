import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { browserSession } from './browser-session.ts'
import { useAuthenticated, useSecondsToExpiry, useSession } from './use-session.ts'

function Probe() {
  const { accessToken, users } = useSession()
  return `${accessToken} ${users.length} ${useAuthenticated()} ${useSecondsToExpiry()}`
}

it('renders for nobody on the server', () => {
  expect(renderToString(createElement(Probe))).toBe('null 0 false 0')
})

it('has no store on the server that requests could share', () => {
  expect(() => browserSession()).toThrow('in the browser alone')
})
