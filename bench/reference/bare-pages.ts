// The yardstick of the page figure: bare node:http, sending the bytes and headers that it was given.
import { createServer } from 'node:http'

export type BarePage = {
  /** Names and values in turn. */
  headers: string[]
  bodyBase64: string
  /** The same as in the app's server, so that both send the same header. */
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
