import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { editorIcons } from '#domain/image/editor-icon.ts'
import { iconRoutes } from './icons.ts'

test('an icon that could not be read once is read again', async () => {
  const [name] = editorIcons
  const app = Fastify()
  iconRoutes(app)
  vi.doMock(`lucide-react/icons/${name}`, () => {
    throw new Error('the disk is away')
  })
  expect((await app.inject(`/icons/${name}.svg`)).statusCode).toBe(500)
  vi.doUnmock(`lucide-react/icons/${name}`)
  const answer = await app.inject(`/icons/${name}.svg`)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toMatch(/^<svg /)
})
