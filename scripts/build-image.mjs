// node scripts/build-image.mjs [tag]: builds the image with whichever builder the machine has. BUILD_BASE and RUN_BASE name other base images, for
// machines that reach no public registry.
import { spawnSync } from 'node:child_process'
import { fail, PROJECT, run } from './steps.mjs'

const builders = [
  { name: 'docker', works: ['info'], build: ['build'] },
  { name: 'podman', works: ['info'], build: ['build', '--format=docker'] },
  { name: 'buildah', works: ['info'], build: ['build', '--format=docker'] },
]
const builder = builders.find(({ name, works }) => spawnSync(name, works, { stdio: 'ignore' }).status === 0)
if (!builder) fail('No builder of images works here: install docker, podman or buildah.')

const tag = process.argv[2] ?? 'quorum'
const bases = ['BUILD_BASE', 'RUN_BASE'].flatMap(name =>
  process.env[name] ? ['--build-arg', `${name}=${process.env[name]}`] : [],
)
console.log(`Building ${tag} with ${builder.name}…`)
process.exit(
  await run(builder.name, [...builder.build, ...bases, '--tag', tag, '--file', 'Dockerfile', '.'], {
    cwd: PROJECT,
  }),
)
