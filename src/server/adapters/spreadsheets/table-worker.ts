import { readTable } from './read-table.ts'

// Tinypool runs the default export in each thread.
export default readTable
