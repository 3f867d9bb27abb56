import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { localeOfRequest } from './request-locale.ts'

it.each([
  [undefined, 'ru'],
  ['', 'ru'],
  ['ru', 'ru'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7', 'ru'],
  ['en-US,en;q=0.9,ru;q=0.8', 'en'],
  ['ru;q=0.3,en;q=0.9', 'en'],
  ['de,en;q=0.5', 'en'],
  ['de', 'ru'],
  ['*', 'ru'],
  ['en;q=0', 'ru'],
  [';;;,=,en', 'en'],
])('%s is answered in %s', (header, locale) => {
  const request = { headers: { ...(header !== undefined && { 'accept-language': header }) } }
  expect(localeOfRequest(request as FastifyRequest)).toBe(locale)
})
