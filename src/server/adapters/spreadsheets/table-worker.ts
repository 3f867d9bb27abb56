import { parentPort, workerData } from 'node:worker_threads'
import { readTable, type Table } from './read-table.ts'

parentPort?.postMessage(await readTable(workerData as Table))
