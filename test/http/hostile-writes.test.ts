import { tryHostileRequests } from './hostile-requests.ts'

tryHostileRequests(({ method }) => method !== 'GET' && method !== 'DELETE')
