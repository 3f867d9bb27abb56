import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { searchHeader } from '#contract/search-header.ts'

/** The contract as OpenAPI at /api/v2/openapi.json, browsable at /api/v2/docs. */
export async function openApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Quorum',
        version: '2',
        description:
          'API of the forum: errors carry a stable code and a sentence in the language of Accept-Language. ' +
          `What a list is searched for (q) may come percent-encoded in the header ${searchHeader}, so that names stand in no address.`,
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  // The page names its files in full, and the plugin knows of its own prefix alone.
  await app.register(swaggerUi, { routePrefix: '/docs', indexPrefix: app.prefix, staticCSP: true })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
