import { expect, test } from 'vitest'
import { privateEntries } from './private-entries.ts'

const path = 'src/server/http/pages.ts'
const dependencyOf = (name: string) => ({
  declared: name !== 'fontkit',
  hasExports: name === 'zod',
  readme: "require('@vladmandic/face-api/dist/face-api.node-wasm.js')",
})
const faults = (text: string) => privateEntries([{ path, text }], dependencyOf)

test.each([
  ["response._header = 'sent'"],
  ['const { length } = stream._writableState'],
  ['socket?._handle?.fd'],
  ["inside['_headerSent'] = true"],
  ['type HeadFields = { _header: string | null }'],
  ['const { __iconData } = await import(icon)'],
  ['type Value = Column extends { __select__: infer Value } ? Value : never'],
  ['const [headers] = Object.getOwnPropertySymbols(response)'],
  ["const headers = response[Symbol('kHeaders')]"],
  ["const headers = response[Symbol.for('nodejs.headers')]"],
  ["process.binding('http_parser')"],
  ['Object.setPrototypeOf(response, Fast.prototype)'],
  ['Object.assign(tf.Tensor.prototype, { add })'],
  ['ServerResponse.prototype.writeHead = fast'],
  ["const fontkit = createRequire(resolve('pdfkit'))('fontkit')"],
  ["import fontkit from 'fontkit'"],
  ["import { layout } from 'pdfkit/lib/layout.js'"],
  ["const require = createRequire(import.meta.url)\nconst pg = require('pg/lib/client.js')"],
  ["const client = await import('pg/lib/client.js')"],
])('a private entry: %s', text => {
  expect(faults(`\n${text}\n`).length).toBeGreaterThan(0)
})

test.each([
  ['server.on("connection", (_request, response) => response.end())'],
  ['const { [key]: _, ...rest } = row'],
  ['// response._header is private\nresponse.writeHead(200)'],
  ['<div dangerouslySetInnerHTML={{ __html: html }} />'],
  ["expect(body).toEqual({ __proto__: 1 })\nconst field = '__proto__'"],
  ["const query = '?_routes=ru'"],
  ["import { z } from 'zod/lib/core'"],
  ["const { nets } = require('@vladmandic/face-api/dist/face-api.node-wasm.js')"],
  ["const folder = require.resolve('@vladmandic/face-api/package.json')"],
  ["import { readFile } from 'node:fs/promises'"],
  ["import { x } from '#domain/lib/x.ts'"],
  ["check(require('firstName'))"],
  ["if (pathname === '/__manifest') return"],
])('none: %s', text => {
  expect(faults(`\n${text}\n`)).toEqual([])
})
