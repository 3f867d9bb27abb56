import type { Route } from '#contract/route.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/contract/*.ts', '!/src/contract/*.test.ts'],
  { eager: true },
)

/** Every route of the contract, with its name there. */
export const contractRoutes: { name: string; route: Route }[] = Object.values(modules).flatMap(exported =>
  Object.entries(exported).flatMap(([name, value]) => (isRoute(value) ? [{ name, route: value }] : [])),
)

/** The routes under /api/v2; the outbox of demo and test mode is elsewhere. */
export const apiRoutes = contractRoutes.filter(({ route }) => route.policy.kind !== 'demo')

function isRoute(value: unknown): value is Route {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'policy' in value
  )
}

/** A route's path with an unknown guid for every parameter. */
export function pathOf(route: Route): string {
  return route.path.replace(/:inn/, '7799001175').replace(/:\w+/g, '1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10')
}
