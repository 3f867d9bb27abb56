import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { errorBody } from '#contract/error.ts'
import type { Route } from '#contract/route.ts'
import { type OrganiserRole, organiserRoles } from '#domain/access/organiser-role.ts'
import { createLog } from '#server/log.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, draftParticipant, finishedParticipant } from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { drawPicture } from '#test/factories/picture.ts'
import { type Answer, useTestServer } from '#test/server.ts'
import { apiRoutes } from './contract-routes.ts'
import { type Attempt, folderOf, hostileAttempt, type Operation, type Scene } from './hostile-attempt.ts'
import { seededRandom } from './hostile-values.ts'

/** Over all routes together; more for a long night, with another seed. */
const requests = Number(process.env.HOSTILE_REQUESTS ?? 50_000)
const seed = Number(process.env.HOSTILE_SEED ?? 1)
const atOnce = 8

// A stream that is accepted never ends.
const answering = apiRoutes.map(({ route }) => route).filter(({ response }) => response !== 'events')
const perRoute = Math.ceil(requests / answering.length)

/** These end an application, the day or a log-in: they come last, when all others have been tried. */
const endings = [/^(?!.*(?:cancel|erasure|withdraw|clock|log-?out))/, /cancel|erasure|withdraw/, /clock/, /./]
const rank = ({ method, path }: Route) =>
  endings.findIndex(ending => ending.test(path)) + (method === 'DELETE' ? 0.5 : 0)

/**
 * Sends each of these routes values of every JSON type in every place that the OpenAPI document names, and fails on a server error, on an alarm in the
 * log and on a refusal of another shape than the contract's. The requests repeat with the seed, but for the guids and versions of the records.
 */
export function tryHostileRequests(wanted: (route: Route) => boolean): void {
  const alarms: string[] = []
  const server = useTestServer({ log: createLog('error', { write: line => void alarms.push(line) }) })
  const routes = answering.filter(wanted).sort((left, right) => rank(left) - rank(right))
  const named = routes.map((route, index) => [`${route.method} ${route.path}`, route, index] as const)
  const statuses = new Map<number, number>()
  let operations: Record<string, Record<string, Operation>> = {}
  let scene: Scene

  beforeAll(async () => {
    const { body } = await server().call<{ paths: typeof operations }>('GET', '/openapi.json')
    operations = body.paths
    const organisers: Partial<Record<OrganiserRole, string>> = {}
    for (const role of organiserRoles) organisers[role] = await organiserToken(server(), role)
    const people = []
    for (const make of [draftParticipant, finishedParticipant, approvedParticipant])
      people.push(await make(server()))
    const { group, members } = await approvedGroup(server(), 2)
    scene = {
      people,
      coordinator: group,
      organisers: organisers as Record<OrganiserRole, string>,
      guids: new Map([['', members.map(({ guid }) => guid)]]),
      versions: [1, 2, 3],
      picture: await drawPicture({ width: 640, height: 640 }),
    }
    for (const route of answering.filter(({ method, path }) => method === 'GET' && !path.includes(':'))) {
      const tokens =
        route.policy.kind === 'organiser' ? Object.values(organisers) : people.map(({ token }) => token)
      for (const token of tokens)
        remember(scene, route, (await server().call('GET', route.path, { token })).body)
    }
  })

  /** What works one at a time for each account turns the second away; it must take them one after another. */
  async function send(route: Route, { path, options }: Attempt): Promise<Answer<unknown>> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await server().call<unknown>(route.method, path, options)
      if (answer.status !== 503 || attempt === 40) return answer
      expect(answer).toMatchObject({ body: { code: 'service_busy' }, headers: { 'retry-after': /\d/ } })
      await setTimeout(25)
    }
  }

  test.each(named)(
    '%s takes any value by the contract',
    { timeout: 120_000 },
    async (_name, route, index) => {
      const path = `/api/v2${route.path.replace(/:(\w+)/g, '{$1}')}`
      const operation = operations[path]?.[route.method.toLowerCase()]
      if (!operation) throw new Error(`OpenAPI does not list ${route.method} ${path}`)
      const random = seededRandom(seed * 1_000_003 + index)
      const faults: unknown[] = []
      let left = perRoute
      const work = async () => {
        while (left > 0) {
          left -= 1
          const attempt = hostileAttempt({ route, operation, scene }, random)
          const answer = await send(route, attempt)
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          if (!isByContract(answer))
            faults.push({
              status: answer.status,
              body: answer.body,
              path: attempt.path,
              sent: attempt.options,
            })
          if (answer.status < 300) remember(scene, route, answer.body)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      expect(faults.slice(0, 3)).toEqual([])
    },
  )

  test('every request was answered, and none raised an alarm', () => {
    const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    expect(total).toBe(perRoute * routes.length)
    expect(alarms.slice(0, 3)).toEqual([])
    // Most are refused, but enough get past the schemas to have tried the rules behind them.
    const reached = [200, 204, 409, 423].reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0)
    expect(reached).toBeGreaterThan(total / 25)
  })
}

function isByContract({ status, body, headers }: Answer<unknown>): boolean {
  if (status < 400) return true
  return status < 500 && errorBody.strict().safeParse(body).success && headers['cache-control'] === 'no-store'
}

/** Keeps guids and versions of an answer. */
function remember(scene: Scene, route: Route, value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > 5) return
  const folder = folderOf(route.path)
  const known = scene.guids.get(folder) ?? []
  scene.guids.set(folder, known)
  for (const [key, held] of Object.entries(value)) {
    if (key === 'guid' && typeof held === 'string' && known.length < 50) known.push(held)
    else if (key === 'version' && typeof held === 'number') scene.versions.push(held)
    else remember(scene, route, held, depth + 1)
  }
}
