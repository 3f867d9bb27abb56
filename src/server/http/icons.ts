import type { FastifyInstance } from 'fastify'
import type { LucideIcon } from 'lucide-react'
import { type EditorIcon, isEditorIcon } from '#domain/image/editor-icon.ts'
import { entityTag, isTagKnown } from '../entity-tag.ts'
import { refuse } from '../refuse.ts'

type Drawn = { svg: string; etag: string }

const drawn = new Map<EditorIcon, Promise<Drawn>>()

/** The icons that editors choose, as SVG files of our own: made from the bundled set by our code, never uploaded. */
export function iconRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/icons/:file', async (request, reply) => {
    const name = /^([a-z0-9-]{1,40})\.svg$/.exec(request.params.file)?.[1] ?? ''
    if (!isEditorIcon(name)) return refuse('not_found')
    const { svg, etag } = await drawOnce(name)
    reply
      .header('Cache-Control', 'public, max-age=86400')
      .header('ETag', etag)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
    if (isTagKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('image/svg+xml').send(svg)
  })
}

/** A failure is not remembered, so that the next request tries again. */
function drawOnce(name: EditorIcon): Promise<Drawn> {
  const known = drawn.get(name)
  if (known) return known
  const made = drawIcon(name).catch((error: unknown) => {
    drawn.delete(name)
    throw error
  })
  drawn.set(name, made)
  return made
}

async function drawIcon(name: EditorIcon): Promise<Drawn> {
  const { default: Icon } = (await import(`lucide-react/icons/${name}`)) as { default: LucideIcon }
  const [{ createElement }, { renderToStaticMarkup }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
  ])
  const svg = renderToStaticMarkup(createElement(Icon, { size: 24, strokeWidth: 1.5, color: '#000' }))
  return { svg, etag: entityTag(svg) }
}
