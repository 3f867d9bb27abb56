// Checks that both languages have the same messages, that none is unused, and that texts keep the house's words and spaces.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Areas, messageFaults, unusedKeys } from './message-faults.ts'
import { PROJECT } from './steps.mjs'
import { spaceFaults } from './wording-faults.ts'

const faults: string[] = []
const russian = readAreas('ru')
faults.push(...messageFaults({ ru: russian, en: readAreas('en') }, listedAreas()))
faults.push(...unusedKeys(russian, readSources()))
faults.push(...contentWithoutTwin(), ...contentSpaces())

for (const fault of faults) console.error(fault)
const count = Object.values(russian).reduce((sum, messages) => sum + Object.keys(messages).length, 0)
console.log(
  faults.length === 0 ? `${count} messages in both languages` : `${faults.length} faults in the messages`,
)
process.exit(faults.length === 0 ? 0 : 1)

function readAreas(locale: string): Areas {
  const folder = `${PROJECT}messages/${locale}/`
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  return Object.fromEntries(files.map(name => [basename(name, '.json'), readArea(`${folder}${name}`)]))
}

function readArea(file: string): Areas[string] {
  const text = readFileSync(file, 'utf8')
  // JSON.parse silently keeps the last of two equal keys.
  const keys = [...text.matchAll(/^\s{0,2}"(\w+)"\s*:/gm)].map(([, key = '']) => key)
  const repeated = keys.filter((key, at) => keys.indexOf(key) !== at)
  faults.push(...repeated.map(key => `${file.slice(PROJECT.length)}: ${key} is written twice`))
  const { $schema, ...messages } = JSON.parse(text)
  return messages
}

function listedAreas(): string[] {
  const settings = JSON.parse(readFileSync(`${PROJECT}project.inlang/settings.json`, 'utf8'))
  const patterns: string[] = settings['plugin.inlang.messageFormat'].pathPattern
  return patterns.map(pattern => basename(pattern, '.json'))
}

function readSources(): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: PROJECT })
    .filter(path => !path.startsWith('src/messages/compiled') && !/\.test\.tsx?$/.test(path))
    .map(path => readFileSync(PROJECT + path, 'utf8'))
}

function contentWithoutTwin(): string[] {
  const files = globSync('content/{ru,en}/**/*.*', { cwd: PROJECT })
  return files.flatMap(path => {
    const twin = path.replace(/^content\/(ru|en)/, (_, locale) => `content/${locale === 'ru' ? 'en' : 'ru'}`)
    return existsSync(PROJECT + twin) ? [] : [`${path} has no twin ${twin}`]
  })
}

/** The sample content is stored as text and Markdown, so its spaces are its own as well. */
function contentSpaces(): string[] {
  return globSync('content/ru/**/*.json', { cwd: PROJECT }).flatMap(path =>
    textsOf(JSON.parse(readFileSync(PROJECT + path, 'utf8'))).flatMap(text =>
      spaceFaults(text).map(fault => `${path} ${fault}`),
    ),
  )
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
