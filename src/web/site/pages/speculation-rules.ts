import { speculationRules } from '#web/kit/page-meta/speculation-rules.ts'

export function loader(): Response {
  return new Response(speculationRules(), {
    headers: { 'Content-Type': 'application/speculationrules+json' },
  })
}
