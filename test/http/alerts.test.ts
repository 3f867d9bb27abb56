import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

test('alerts are about figures that exist, and send to places of the runbook that exist', async () => {
  const rules = readFileSync('deploy/prometheus-alerts.yaml', 'utf8')
  const names = [...rules.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\{/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(5)
  // What waits and what fails is watched.
  for (const name of ['messages_oldest_seconds', 'jobs', 'database_connections', 'outside_faults_total'])
    expect(rules).toContain(`${name}{`)
  await server().call('GET', '//healthz')
  const metrics = (await server().call('GET', '//metrics')).bytes.toString()
  for (const name of new Set(names))
    expect(metrics, name).toMatch(new RegExp(`^(?:# TYPE )?${name}[ {]`, 'm'))
  const runbook = readFileSync('docs/runbook.md', 'utf8')
  const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, text = '']) =>
    text.toLowerCase().replaceAll(' ', '-'),
  )
  for (const [, place = ''] of rules.matchAll(/runbook\.md#([\w-]+)/g)) expect(headings).toContain(place)
})
