import { expect, test } from 'vitest'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()
const day = 86_400_000

test('whoever finds a vulnerability is told where to report it', async () => {
  const { status, headers, bytes } = await server().call('GET', '//.well-known/security.txt')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=3600',
  })
  const lines = bytes.toString().trimEnd().split('\n')
  const given = (field: string) => lines.flatMap(line => line.split(`${field}: `)[1] ?? [])
  const { supportEmail } = (await server().call<{ supportEmail: string }>('GET', '/edition')).body
  expect(given('Contact')).toEqual([`mailto:${supportEmail}`, 'http://forum.example/en/contacts'])
  expect(given('Canonical')).toEqual(['http://forum.example/.well-known/security.txt'])
  expect(given('Preferred-Languages')).toEqual(['ru, en'])
  const [expires = ''] = given('Expires')
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  const days = (Date.parse(expires) - server().services.clock.wall().getTime()) / day
  expect(days).toBeGreaterThan(178)
  expect(days).toBeLessThan(181)
})

test('the file moves on by itself', async () => {
  const expires = async () =>
    /Expires: (.*)/.exec((await server().call('GET', '//.well-known/security.txt')).bytes.toString())?.[1]
  const before = await expires()
  server().advance(day)
  expect(Date.parse((await expires()) ?? '') - Date.parse(before ?? '')).toBe(day)
})
