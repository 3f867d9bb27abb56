import { parentPort, workerData } from 'node:worker_threads'
import { readTable, type Table } from './read-table.ts'

parentPort?.postMessage(readTable(workerData as Table))
