// The yardstick of the page figure: nothing but node:http, sending the bytes and headers it was told.
import { createServer } from 'node:http'

export type BarePage = {
  /** Name and value in turn, as they go out. */
  headers: string[]
  bodyBase64: string
  /** As the app's server has it, so that both announce the same. */
  keepAliveMs: number
}

process.on('message', (page: BarePage) => {
  const body = Buffer.from(page.bodyBase64, 'base64')
  const server = createServer({ keepAliveTimeout: page.keepAliveMs }, (_request, response) => {
    response.writeHead(200, page.headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({
      port: typeof address === 'object' && address !== null ? address.port : 0,
    })
  })
})
process.on('disconnect', () => process.exit(0))
