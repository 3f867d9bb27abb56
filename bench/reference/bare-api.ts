// The yardstick of the API figure: plain Fastify and one query through a pool, with an answer as large as the app's.
import Fastify from 'fastify'
import pg from 'pg'

export type BareApi = {
  databaseUrl: string
  poolSize: number
  accountGuid: string
  answer: Record<string, unknown>
}

process.on('message', async ({ databaseUrl, poolSize, accountGuid, answer }: BareApi) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize })
  const app = Fastify()
  app.get('/session', async () => {
    const { rows } = await pool.query<{ phone: string }>(
      'select guid, phone, locale from account where guid = $1',
      [accountGuid],
    )
    return { ...answer, phone: rows[0]?.phone }
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  process.send?.({ port: Number(new URL(address).port) })
})
process.on('disconnect', () => process.exit(0))
