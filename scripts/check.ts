// npm run check: the fast half of npm test, to run while editing.
import { staticSteps, testStep } from './checks.mjs'
import { runSteps } from './steps.mjs'

await runSteps([...staticSteps(), testStep('domain', 'architecture')])
